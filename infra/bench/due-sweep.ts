import { type ChildScript, withScript } from './child-script.ts';
import { type DueSchools, withDueSchools } from './due-schools.ts';
import { interleave } from './interleave.ts';
import type { LoadResult } from './load.ts';
import type { Bench } from './product.ts';
import { durationRow, latencyRow, type Row } from './row.ts';
import type { SweepOrder } from './sweep-loop.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const POLLS = 300;

/** A boundary of every school due at once: transition, level and notice of each, beside one UPDATE of their rows. */
export async function dueSweep(bench: Bench): Promise<Row[]> {
  const { environment } = bench;
  return withScript('sweep-loop.ts', { ...environment, ROLE: 'api' }, (sweep) =>
    withDueSchools(environment.DATABASE_URL, async (schools) => {
      const rows: Row[] = [];
      for (const size of SIZES) {
        await schools.grow(size);
        rows.push(await sweepRow(schools, sweep, size), await pollRow(schools, sweep, size));
      }
      return rows;
    }),
  );
}

async function sweepRow(schools: DueSchools, sweep: ChildScript, size: number): Promise<Row> {
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
  );
  return durationRow({ name: `due sweep, ${size} schools / one UPDATE`, goal: '<= 2x' }, pairs);
}

/** Each school has a boundary, none is due. */
async function pollRow(schools: DueSchools, sweep: ChildScript, size: number): Promise<Row> {
  await schools.makeDue({ inDays: 1 });
  const ask = async (work: SweepOrder['work']) => (await sweep.ask({ work, times: POLLS })) as LoadResult;
  const pairs = await interleave(
    () => ask('poll'),
    () => ask('empty-transaction'),
  );
  return latencyRow({ name: `nothing due, ${size} schools / SELECT 1`, goal: '<= 1 ms' }, pairs);
}
