import type { ChildScript } from '../child-script.ts';
import { percentile } from '../median.ts';
import type { OrdinaryAnswers, ToOrdinary } from './ordinary-requests.ts';
import { ProcessWatch, type Watched } from './process-watch.ts';

const PER_SECOND = 20;
const QUANTILES = ['0.5', '0.99', '1'];

/** What others felt meanwhile and what it took of the machine. `loop`: lateness of the product's own, in milliseconds. */
export type Phase<Result> = Readonly<{
  name: string;
  result: Result;
  seconds: number;
  ordinary: OrdinaryAnswers;
  watched: Watched;
  loop: readonly number[];
}>;
export type Measuring = Readonly<{ url: string; dataDir: string; ordinary: ChildScript }>;

/** Does `work` beside ordinary requests. */
export async function measured<Result>(
  name: string,
  { url, dataDir, ordinary }: Measuring,
  work: () => Promise<Result>,
): Promise<Phase<Result>> {
  await loopDelays(url);
  const watch = new ProcessWatch(dataDir);
  const tell = (message: ToOrdinary) => ordinary.ask(message);
  await tell({ kind: 'begin', perSecond: PER_SECOND });
  const begunAt = performance.now();
  const result = await work();
  const seconds = (performance.now() - begunAt) / 1_000;
  const answers = (await tell({ kind: 'end' })) as OrdinaryAnswers;
  const loop = await loopDelays(url);
  return { name, result, seconds, ordinary: answers, watched: watch.end(), loop };
}

/** Since it was asked last. */
async function loopDelays(url: string): Promise<number[]> {
  const text = await (await fetch(`${url}/api/metrics?of=process`)).text();
  return QUANTILES.map((quantile) => {
    const [, value] =
      new RegExp(`event_loop_delay_seconds\\{[^}]*quantile="${quantile}"[^}]*\\} (\\S+)`).exec(text) ?? [];
    return Number(value) * 1_000;
  });
}

export function phaseTable(phases: readonly Phase<unknown>[]): string {
  const rows = phases.map(({ name, seconds, ordinary: { times, failures }, watched, loop }) => {
    const all = Object.values(times).flat();
    const delays = loop.map((each) => each.toFixed(0)).join(', ');
    const held = `${watched.productMegabytes.toFixed(0)}, ${watched.printersMegabytes.toFixed(0)} (${watched.printers})`;
    const used = `${watched.productSeconds.toFixed(1)}, ${watched.printersSeconds.toFixed(1)}`;
    return [name, seconds.toFixed(0), all.length, quantiles(all), failures.length, delays, held, used];
  });
  return markdown(
    [
      ...['while', 'seconds', 'others', 'p50, p99, most (ms)', 'failed', 'loop late: p50, p99, most (ms)'],
      ...['most memory: product, printers (MB)', 'processor: product, printers (s)'],
    ],
    rows,
  );
}

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
