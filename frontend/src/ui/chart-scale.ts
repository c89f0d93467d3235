/** Round figures from 0 to at least the greatest value, four steps at most. */
export function chartTicks(values: readonly number[]): number[] {
  const greatest = Math.max(1, ...values);
  const rough = greatest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const count = Math.ceil(greatest / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Which labels of an axis are written so that at most `most` stand there; the first always. */
export function isLabelShown(index: number, count: number, most: number): boolean {
  return index % Math.ceil(count / most) === 0;
}
