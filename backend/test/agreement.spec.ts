import { generate } from './agreement/generate.ts';
import { HAND } from './agreement/histories/hand.ts';
import { firstDifferences } from './agreement/play.ts';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

/** How many histories are drawn, from which seed on. A failing one is drawn again by its seed. */
const DRAWN = Number(process.env.AGREEMENT_HISTORIES ?? 1);
const FIRST_SEED = Number(process.env.AGREEMENT_SEED ?? 1);

let t: TestApp;
beforeAll(async () => {
  t = await shareTestApp();
});
afterAll(() => t?.close());

describe('every place says of a lesson what the model says', () => {
  it.each(HAND)('$name', async (history) => {
    expect(await firstDifferences(t, history)).toEqual([]);
  });

  const seeds = Array.from({ length: DRAWN }, (_, i) => FIRST_SEED + i);
  it.each(seeds)('history of seed %i', async (seed) => {
    expect(await firstDifferences(t, generate(seed))).toEqual([]);
  });
});
