/** As people write it, e.g. 012-345 6789 or +60 12-345 6789. */
export const PHONE_NUMBER = /^\+?[0-9][0-9 -]{5,18}$/;

/** What stood in a cell, as it is kept; 12-3456789 is 012-3456789. Null for what is none. */
export function phoneIn(cell: string): string | null {
  const restored = hasLostZero(cell) ? `0${cell}` : cell;
  return PHONE_NUMBER.test(restored) ? restored : null;
}

/** A number that a spreadsheet took for one has lost the zero in front. */
export function hasLostZero(phone: string): boolean {
  return /^[1-9][\d -]{6,11}$/.test(phone) && !phone.startsWith('60');
}

/** `others`: numbers that stand in the cell beside the first, which is kept. */
export type ReadPhone = Readonly<{ phone: string | null; others: readonly string[] }>;

/** Several in a cell: 012-3456789/013-2223333, with a comma, "atau" or a line between them. */
export function phonesIn(cell: string): ReadPhone {
  const whole = phoneIn(cell);
  if (whole !== null && whole.replaceAll(/\D/g, '').length <= MOST_DIGITS)
    return { phone: whole, others: [] };
  const numbers = cell
    .split(/[/,;&|]|\s(?:atau|dan|or)\s|\s{2,}|\s(?=\+?6?0\d)/iu)
    .map((part) => part.replaceAll(/[^\d\s+-]/g, '').trim())
    .filter((part) => /\d/.test(part));
  const phones = numbers.map(phoneIn);
  const [first, ...others] = phones;
  if (first == null || phones.some((phone) => phone === null)) return { phone: null, others: [] };
  return { phone: first, others: others.filter((phone) => phone !== null && phone !== first) as string[] };
}
/** +60 and ten more: what is longer is two numbers with a space between them. */
const MOST_DIGITS = 13;
