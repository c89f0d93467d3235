/** Of times and days as text, in order. By their characters alone: the first comparison in a language costs a slow phone
 * as much as a card of the week. */
export function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
