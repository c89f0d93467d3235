/** MyKid and MyKad have 12 digits that begin with a date; a passport 5 to 12 letters and digits. */
const LOCAL = /^\d{12}$/;
const PASSPORT = /^(?=.*\d)[A-Z0-9]{5,12}$/;
/** As long as a MyKid, or a place short of it, and nearly all digits: mistyped, not a passport. */
const NEARLY_LOCAL = /^(?=(?:\D*\d){9})\d{2}[\dA-Z]{9,10}$/;

/** As people write it, with dashes and spaces, to the one form in which it is compared; null where it is no number. */
export function identityNumberOf(written: string): string | null {
  const bare = written.toUpperCase().replaceAll(/[\s-]/g, '');
  if (LOCAL.test(bare)) return isDateOfBirth(bare) ? bare : null;
  const isAllDigits = /^\d+$/.test(bare);
  return PASSPORT.test(bare) && !isAllDigits && !isMistyped(bare) ? bare : null;
}

/** Cards of refugees are as long, and begin with no date: 354-12C01234. */
function isMistyped(bare: string): boolean {
  return NEARLY_LOCAL.test(bare) && (bare.length === 12 || isDateOfBirth(bare));
}

/** The last two in lists, the last four to who edits the card. */
export function lastOf(number: string, places: 2 | 4): string {
  return number.slice(-places);
}

/** YYMMDD of either century: it must be some day. */
function isDateOfBirth(number: string): boolean {
  const [month, day] = [Number(number.slice(2, 4)), Number(number.slice(4, 6))];
  const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return longest !== undefined && day >= 1 && day <= longest;
}
