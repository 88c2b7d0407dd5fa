// What is printed on the pieces of Zavandor: names, costs, points. Nothing here decides anything.
export const GEMS = ["opal", "sapphire", "emerald", "diamond", "ruby"];
export const GEM_POINTS = { opal: 1, sapphire: 1, emerald: 2, diamond: 2, ruby: 3 };
export const COLOURS = ["blue", "green", "white", "red"];
/** The gem whose silhouette a colour's cards bear. */
export const GEM_OF = { blue: "sapphire", green: "emerald", white: "diamond", red: "ruby" };
export const LUMP = { blue: 20, green: 30, white: 40, red: 60 };
export const LUMP_WEIGHT = 3;
export const CHARACTERS = ["witch", "elf", "druid", "fairy", "mage", "kobold"];
export const STONES = [20, 25, 30, 35, 40];
export const SPIRAL = 5;
export const LAST_SENTINEL = 5;
export const SENTINELS = ["phoenix", "owl", "fox", "toad", "unicorn", "tomcat", "scarab", "raven", "salamander"];
export const SENTINEL_MINIMUM = 120;
export const AREA_POINTS = 2;
export const TOP = 4;

/** Artifacts: the letter of their deck and their points. */
export const ARTIFACTS = {
  spellbook: ["A", 1], runestone: ["A", 1], ball: ["A", 1],
  belt: ["B", 2], mirror: ["B", 2], crystal: ["B", 2], elixir: ["B", 2],
  mask: ["C", 3], wand: ["C", 3], chalice: ["C", 4],
  cloak: ["D", 5], talisman: ["D", 8],
};

/** Areas of knowledge: what entering does to the hand limit, the cost of each step, what each level gives. */
export const AREAS = {
  gems: [-1, [2, 4, 8, 16], [{ text: "−10 %" }, { text: "−20 %" }, { text: "−30 %" }, { text: "−40 %" }]],
  flow: [-1, [3, 6, 12, 24], [null, { dust: 2 }, { dust: 5 }, { dust: 10 }]],
  fire: [0, [5, 10, 15, 20], [null, null, null, { gem: "ruby" }]],
  sages: [0, [3, 6, 12, 24], [{ cards: "blue" }, { cards: "green" }, { cards: "white" }, { cards: "red" }]],
  artifacts: [1, [2, 4, 8, 16], [null, { text: "−5" }, { text: "−5" }, { text: "−10" }]],
  accumulation: [1, [2, 4, 8, 16], [null, { slots: 1 }, { slots: 1 }, { slots: 2 }]],
};
