import type { Tally } from './tally.ts';

/** One heading of `npm test`. */
export type Step = Readonly<{ name: string; run(): Promise<Tally> }>;

/** What became of it, and how long it took. */
export type Ran = Readonly<{ name: string; seconds: number; tally: Tally }>;

/** Runs all steps, whatever becomes of each: those of a row one after the other, the rows side by side. */
export async function runSteps(...rows: readonly (readonly Step[])[]): Promise<readonly Ran[]> {
  return (await Promise.all(rows.map(runRow))).flat();
}

async function runRow(steps: readonly Step[]): Promise<readonly Ran[]> {
  const ran: Ran[] = [];
  for (const { name, run } of steps) {
    console.log(`\n=== ${name} ===`);
    const start = performance.now();
    const tally = await run();
    ran.push({ name, seconds: (performance.now() - start) / 1_000, tally });
  }
  return ran;
}
