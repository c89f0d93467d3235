import type { ChildScript } from '../child-script.ts';
import { percentile } from '../median.ts';
import type { OrdinaryAnswers, ToOrdinary } from './ordinary-requests.ts';
import { type Lateness, OwnLoop } from './own-loop.ts';
import { ProcessWatch, type Watched } from './process-watch.ts';
import { askFigures, boundOf, type ServedTimes, servedBetween, shareWithin } from './told-figures.ts';

const PER_SECOND = 20;
/** What others may have to wait, in seconds. */
const GOAL = 0.1;

/**
 * What others felt meanwhile and what it took of the machine. `served`: the same as the product itself timed it. `late`:
 * in milliseconds, of the product's loop and of those that ask for papers; that of the others is theirs.
 */
export type Phase<Result> = Readonly<{
  name: string;
  result: Result;
  seconds: number;
  ordinary: OrdinaryAnswers;
  watched: Watched;
  served: ServedTimes;
  late: Readonly<{ product: Lateness; askers: Lateness }>;
}>;
export type Measuring = Readonly<{ url: string; dataDir: string; ordinary: ChildScript }>;

/** Does `work` beside ordinary requests. */
export async function measured<Result>(
  name: string,
  { url, dataDir, ordinary }: Measuring,
  work: () => Promise<Result>,
): Promise<Phase<Result>> {
  const { served: before } = await askFigures(url);
  const own = new OwnLoop();
  const watch = new ProcessWatch(dataDir);
  const tell = (message: ToOrdinary) => ordinary.ask(message);
  await tell({ kind: 'begin', perSecond: PER_SECOND });
  const begunAt = performance.now();
  const result = await work();
  const seconds = (performance.now() - begunAt) / 1_000;
  const askers = own.end();
  const ordinaryAnswers = (await tell({ kind: 'end' })) as OrdinaryAnswers;
  const { loop: product, served } = await askFigures(url);
  return {
    ...{ name, result, seconds, ordinary: ordinaryAnswers, watched: watch.end() },
    ...{ served: servedBetween(before, served), late: { product, askers } },
  };
}

export function phaseTable(phases: readonly Phase<unknown>[]): string {
  const rows = phases.map(({ name, seconds, ordinary, watched, served, late }) => {
    const all = Object.values(ordinary.times).flat();
    const delays = [late.product, ordinary.late, late.askers].map(inWords);
    const serving = `p99 ${boundOf(served, 99)}, ${shareWithin(served, GOAL)} % within ${GOAL * 1_000}`;
    const held = `${watched.productMegabytes.toFixed(0)}, ${watched.printersMegabytes.toFixed(0)} (${watched.printers})`;
    const used = `${watched.productSeconds.toFixed(1)}, ${watched.printersSeconds.toFixed(1)}`;
    return [
      name,
      seconds.toFixed(0),
      all.length,
      quantiles(all),
      serving,
      ordinary.failures.length,
      ...delays,
      held,
      used,
    ];
  });
  return markdown(
    [
      ...['while', 'seconds', 'others', 'p50, p99, most (ms)', 'as the product timed them (ms)', 'failed'],
      ...['late: p50, p99, most (ms): product', 'others', 'askers'],
      ...['most memory: product, printers (MB)', 'processor: product, printers (s)'],
    ],
    rows,
  );
}

const inWords = (late: Lateness) => late.map((each) => each.toFixed(0)).join(', ');

/** By what was asked. */
export function kindTable(phases: readonly Phase<unknown>[]): string {
  const kinds = [...new Set(phases.flatMap(({ ordinary }) => Object.keys(ordinary.times)))];
  const rows = kinds.map((kind) => [
    kind,
    ...phases.map(({ ordinary }) => quantiles(ordinary.times[kind] ?? [])),
  ]);
  return markdown(['p50, p99, most (ms)', ...phases.map(({ name }) => name)], rows);
}

export function markdown(heads: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const line = (cells: readonly unknown[]) => `| ${cells.map(String).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

export const quantiles = (times: readonly number[]): string =>
  [50, 99, 100].map((part) => percentile(times, part).toFixed(0)).join(', ');
