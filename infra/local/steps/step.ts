import type { Tally } from './tally.ts';

/** One heading of `npm test`. */
export type Step = Readonly<{ name: string; run(): Promise<Tally> }>;

/** Runs all steps, whatever becomes of each. */
export async function runSteps(steps: readonly Step[]): Promise<readonly Tally[]> {
  const tallies: Tally[] = [];
  for (const { name, run } of steps) {
    console.log(`\n=== ${name} ===`);
    tallies.push(await run());
  }
  return tallies;
}
