/** Round whole figures from 0 to at least the greatest value, four steps at most; for what is counted, or sen. */
export function chartTicks(values: readonly number[]): number[] {
  const greatest = Math.max(1, ...values);
  const rough = Math.max(1, greatest / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const sizes = [1, 2, 2.5, 5, 10].map((factor) => factor * power).filter(Number.isInteger);
  const step = sizes.find((size) => size >= rough) ?? rough;
  const count = Math.ceil(greatest / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** How many labels stand beside each other in a line of so many characters, a blank between them; two at least. */
export function labelsInLine(labels: readonly string[], characters: number): number {
  const longest = Math.max(...labels.map(({ length }) => length));
  return Math.max(2, Math.floor(characters / (longest + 1)));
}

/** Which labels of an axis are written so that at most `most` stand there; the first always. */
export function isLabelShown(index: number, count: number, most: number): boolean {
  return index % Math.ceil(count / most) === 0;
}
