/** Steps that serve in lessons again. `steps`: as the activities of a plan. `isShared`: with everybody in the school. */
export type PlanBlockContent = Readonly<{ name: string; steps: string; isShared: boolean }>;

/** In characters. */
export const LONGEST_BLOCK_NAME = 100;
export const LONGEST_BLOCK = 2_000;

/** Of each person. */
export const MOST_BLOCKS = 200;
