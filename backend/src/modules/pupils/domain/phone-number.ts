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
