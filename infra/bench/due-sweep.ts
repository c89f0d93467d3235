import { type ChildScript, withScript } from './child-script.ts';
import { type DueSchools, withDueSchools } from './due-schools.ts';
import { interleave } from './interleave.ts';
import type { LoadResult } from './load.ts';
import type { Bench } from './product.ts';
import { durationRow, latencyRow, type Row } from './row.ts';
import type { SweepOrder } from './sweep-loop.ts';

const POLLS = 300;

type Sweeps = Readonly<{
  schools: DueSchools;
  sweep: ChildScript;
  size: number;
  repeats: number | undefined;
}>;

/** A boundary of every school due at once: transition, level and notice of each, beside one UPDATE of their rows. */
export function dueSweep(bench: Bench): Promise<Row[]> {
  return sweeps(bench, [10_000, 100_000]);
}

/** Takes minutes, most of them to make what is due, so it is measured once after the round that warms up. */
export function dueSweepOfAMillion(bench: Bench): Promise<Row[]> {
  return sweeps(bench, [1_000_000], 1);
}

async function sweeps({ environment }: Bench, sizes: readonly number[], repeats?: number): Promise<Row[]> {
  return withScript('sweep-loop.ts', { ...environment, ROLE: 'api' }, (sweep) =>
    withDueSchools(environment.DATABASE_URL, async (schools) => {
      const rows: Row[] = [];
      for (const size of sizes) {
        await schools.grow(size);
        const asked = { schools, sweep, size, repeats };
        rows.push(await sweepRow(asked), await pollRow(asked));
      }
      return rows;
    }),
  );
}

async function sweepRow({ schools, sweep, size, repeats }: Sweeps): Promise<Row> {
  const pairs = await interleave(
    async () => {
      await schools.makeDue();
      const milliseconds = Number(await sweep.ask({ work: 'sweep' } satisfies SweepOrder));
      await schools.checkPassed(size);
      return milliseconds;
    },
    async () => {
      await schools.makeDue();
      return schools.updateAll();
    },
    repeats,
  );
  return durationRow({ name: `due sweep, ${size} schools / one UPDATE`, goal: '<= 2x' }, pairs);
}

/** Each school has a boundary, none is due. */
async function pollRow({ schools, sweep, size, repeats }: Sweeps): Promise<Row> {
  await schools.makeDue({ inDays: 1 });
  const ask = async (work: SweepOrder['work']) => (await sweep.ask({ work, times: POLLS })) as LoadResult;
  const pairs = await interleave(
    () => ask('poll'),
    () => ask('empty-transaction'),
    repeats,
  );
  return latencyRow({ name: `nothing due, ${size} schools / SELECT 1`, goal: '<= 1 ms' }, pairs);
}
