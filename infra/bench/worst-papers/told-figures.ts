import type { Lateness } from './own-loop.ts';

/** How the product itself timed its answers to the others: how many, and how many of them within each of some bounds. */
export type ServedTimes = Readonly<{ count: number; within: ReadonlyMap<number, number> }>;
/** What the product says of itself. */
export type ToldFigures = Readonly<{ loop: Lateness; served: ServedTimes }>;

const QUANTILES = ['0.5', '0.99', '1'];
/** As `ordinary-requests.ts` asks. */
const OTHERS = [
  'GET /api/subscription/status',
  'GET /api/my-week',
  'GET /api/lesson-plans',
  'PUT /api/lesson-plans/:id',
];

/** Of the loop since it was asked last, of answers since the product began. */
export async function askFigures(url: string): Promise<ToldFigures> {
  const text = await (await fetch(`${url}/api/metrics?of=process`)).text();
  const loop = QUANTILES.map((quantile) => {
    const [, value] =
      new RegExp(`event_loop_delay_seconds\\{[^}]*quantile="${quantile}"[^}]*\\} (\\S+)`).exec(text) ?? [];
    return Number(value) * 1_000;
  });
  return { loop, served: servedIn(text) };
}

function servedIn(text: string): ServedTimes {
  let count = 0;
  const within = new Map<number, number>();
  for (const [, labels = '', value] of text.matchAll(
    /^http_request_duration_seconds_bucket\{(.*)\} (\S+)$/gmu,
  )) {
    const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(labels)?.[1] ?? '';
    if (!OTHERS.includes(`${of('method')} ${of('route')}`)) continue;
    if (of('le') === '+Inf') count += Number(value);
    else within.set(Number(of('le')), (within.get(Number(of('le'))) ?? 0) + Number(value));
  }
  return { count, within };
}

export function servedBetween(before: ServedTimes, after: ServedTimes): ServedTimes {
  const within = [...after.within].map(
    ([bound, count]) => [bound, count - (before.within.get(bound) ?? 0)] as const,
  );
  return { count: after.count - before.count, within: new Map(within) };
}

/** The bound below which so many percent were answered, as far as the product's own steps tell. */
export function boundOf({ count, within }: ServedTimes, percent: number): string {
  const bounds = [...within.keys()].toSorted((one, other) => one - other);
  const bound = bounds.find((each) => (within.get(each) ?? 0) >= (count * percent) / 100);
  return bound === undefined ? `> ${(bounds.at(-1) ?? 0) * 1_000}` : `<= ${bound * 1_000}`;
}

/** What part of them took no longer, in percent. */
export const shareWithin = ({ count, within }: ServedTimes, seconds: number): string =>
  (((within.get(seconds) ?? 0) / count) * 100).toFixed(2);
