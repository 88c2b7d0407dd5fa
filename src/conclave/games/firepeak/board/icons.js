// The picture of every thing of Firepeak, by its Game-Icons name.
export const ICONS = {
  doom: "skull-crossed-bones", cler: "holy-symbol", twil: "evil-moon", dawn: "sunrise", night: "bat-wing", gaia: "oak-leaf",
  malgrath: "horned-skull", benedikta: "pope-crown", grimmsel: "warlock-hood", aurelian: "sun-priest", corvina: "raven",
  sylvane: "woman-elf-face",
  goblin: "goblin-head", orc: "orc-head", ogre: "ogre", troll: "troll", fairy: "fairy", dryad: "tree-face", centaur: "centaur",
  giant: "giant", bat: "evil-bat", harpy: "harpy", gargoyle: "gargoyle", dragon: "dragon-head", henchman: "executioner-hood",
  ghost: "ghost", vampire: "vampire-dracula", demon: "daemon-skull", acolyte: "prayer", monk: "monk-face",
  paladin: "templar-shield", angel: "angel-wings", squire: "sword-brandish", dwarf: "dwarf-face", knight: "visored-helm",
  griffin: "griffin-symbol", familiar: "cat", golem: "rock-golem", titan: "minotaur",
  guard: "guarded-tower", dungeon: "dungeon-gate", book: "scroll-unfurled", deck: "card-pickup", discards: "card-discard",
  research: "archive-research", recruit: "meeple-group", capture: "crossed-swords", brainwash: "brain", raid: "open-gate",
  move: "move", swap: "cycle", imprison: "imprisoned", cast: "magic-palm", conversion: "brain", touch: "death-skull",
  hidden: "hidden", refused: "cancel", champion: "laurel-crown", repair: "stone-pile", die: "perspective-dice-six-faces-random",
  shade: "shadow-follower",
};
/** @type {Record<string, string>} */
export const SPELL_ICONS = {
  aura_defense: "rosa-shield", aura_neutrality: "scales", aura_resistance: "stone-wall", aura_stealth: "hooded-figure",
  aura_strength: "mighty-force", circle_fortune: "shamrock", circle_guile: "snake-spiral", circle_magic: "magic-swirl",
  circle_might: "muscle-up", circle_scrying: "crystal-ball", aggression: "swords-power", atrophy: "skeletal-hand",
  avatar: "angel-outfit", ethereality: "ghost-ally", mask_command: "ceremonial-mask", mystic_armor: "armor-upgrade",
  familiar: "cat", golem: "rock-golem", shade: "shadow-follower", titan: "minotaur",
  balance: "life-in-the-balance", decoy: "scarecrow", domination: "crown", duplicate: "mirror-mirror", lucky_charm: "clover",
  magic_tempest: "lightning-storm", mobility: "sprint", raise_dead: "raise-zombie", resurrection: "ankh", scry: "third-eye",
  smite: "bolt-spell-cast", stone_spirit: "stone-bust", tides_chaos: "big-wave", time_warp: "time-trap", tornado: "tornado",
  touch_death: "death-skull",
};
/** @param {string} name */
export const icon = (name) => ICONS[/** @type {keyof typeof ICONS} */ (name)] ?? SPELL_ICONS[name] ?? name;
