// The picture of every thing of Archmage, by its Game-Icons name.
/** @type {Record<string, string>} */
const ICONS = {
  nature: "plant-seed", matter: "gears", time: "scroll-unfurled", will: "gem-pendant", death: "crossed-bones", blood: "drop",
  grove: "oak", ruins: "ancient-ruins", library: "bookshelf", mine: "mine-wagon", crypt: "crypt-entrance", town: "village",
  camp: "camping-tent", cursed_tower: "evil-tower", outpost: "knight-banner", wilderness: "uncertainty",
  dryads: "tree-face", gnomes: "steampunk-goggles", elves: "woman-elf-face", dwarves: "dwarf-face", goblins: "goblin-head",
  demons: "imp-laugh", drow: "hooded-assassin", trolls: "troll", gremlins: "goblin",
  vines: "curling-vines", transmute: "transform", quicken: "sprint", stone_skin: "rock-golem", decay: "skull-slices",
  subjugate: "manacles", wellspring: "well", gate: "magic-gate", divination: "third-eye", shadow: "shadow-follower",
  imprison: "cage", chasm: "earth-crack", upheaval: "quake-stomp", automaton: "robot-golem", time_stop: "time-trap",
  fortify: "hill-fort", corrupt: "poison-bottle", obliterate: "explosion-rays",
  movement: "footprint", explore: "uncertainty", company: "meeple-group", follower: "meeple", ward: "shield", planet: "ringed-planet",
  warlord: "barbute", inflame: "burning-tree", mage: "pointy-hat", tower: "white-tower", book: "spell-book", attack: "crossed-swords",
  supply: "locked-chest", captive: "imprisoned", door: "doorway", refused: "cancel", points: "laurels", gather: "wheat",
  recruit: "hunting-horn", march: "footsteps", fit: "expand", compass: "compass",
};
/** @param {string} name */
export const icon = (name) => ICONS[name] ?? name;
