import type { Pair } from './interleave.ts';
import type { LoadResult } from './load.ts';
import { median } from './median.ts';

/** One line of the report, ready to print. */
export type Row = Readonly<{
  name: string;
  ours: string;
  reference: string;
  ratio: string;
  range: string;
  goal: string;
}>;

type Claim = Readonly<{ name: string; goal: string }>;

/** How much of the reference's throughput is left. */
export function throughputRow(claim: Claim, pairs: readonly Pair<LoadResult>[], unit: string): Row {
  const ratios = pairs.map(({ ours, reference }) => ours.perSecond / reference.perSecond);
  const speed = (side: keyof Pair<LoadResult>): string =>
    `${median(pairs.map((pair) => pair[side].perSecond)).toFixed(0)} ${unit}`;
  return { ...claim, ours: speed('ours'), reference: speed('reference'), ...ratioOf(ratios) };
}

/** How long a reply takes; the range is that of our 99th percentile. */
export function latencyRow(claim: Claim, pairs: readonly Pair<LoadResult>[]): Row {
  const times = (side: keyof Pair<LoadResult>): string => {
    const [p50, p99] = [
      median(pairs.map((pair) => pair[side].p50)),
      median(pairs.map((pair) => pair[side].p99)),
    ];
    return `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
  };
  const slowest = pairs.map(({ ours }) => ours.p99);
  const range = `${rangeOf(slowest, 1)} ms`;
  return { ...claim, ours: times('ours'), reference: times('reference'), ratio: '', range };
}

/** How many times as long as the reference. `pairs` in milliseconds. */
export function durationRow(claim: Claim, pairs: readonly Pair<number>[]): Row {
  const ratios = pairs.map(({ ours, reference }) => ours / reference);
  const time = (side: keyof Pair<number>): string =>
    `${median(pairs.map((pair) => pair[side])).toFixed(0)} ms`;
  return { ...claim, ours: time('ours'), reference: time('reference'), ...ratioOf(ratios) };
}

function ratioOf(ratios: readonly number[]): Pick<Row, 'ratio' | 'range'> {
  return { ratio: `${median(ratios).toFixed(2)}x`, range: rangeOf(ratios, 2) };
}

function rangeOf(values: readonly number[], digits: number): string {
  return `${Math.min(...values).toFixed(digits)} .. ${Math.max(...values).toFixed(digits)}`;
}
