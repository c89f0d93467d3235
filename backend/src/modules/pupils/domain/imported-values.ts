import { agrees } from './birth-days.js';
import { identityNumberOf } from './identity-number.js';
import type { Sex } from './pupil.js';

/** What stood in a cell, as it is kept; null where it says nothing that can be kept. */

const SEX_WORDS: Readonly<Record<string, Sex>> = {
  l: 'M',
  lelaki: 'M',
  m: 'M',
  male: 'M',
  boy: 'M',
  男: 'M',
  p: 'F',
  perempuan: 'F',
  f: 'F',
  female: 'F',
  girl: 'F',
  女: 'F',
};

/** LELAKI, L, LELAKI (L), 1-LELAKI, 男. */
export function sexIn(cell: string): Sex | null {
  const words = cell.toLowerCase().match(/\p{L}+/gu) ?? [];
  const said = new Set(words.map((word) => SEX_WORDS[word] ?? null));
  const [sex = null] = said;
  return said.size === 1 ? sex : null;
}

const NOTHING = /^(?:[-–—_.]+|tiada(?: maklumat| rekod| data)?|n\/?a|nil|null|无|無)$/iu;

/** What people write where nothing is to be said. */
export function saysNothing(cell: string): boolean {
  return cell === '' || NOTHING.test(cell);
}

/** What a number of identity tells of its holder. `born`: YYMMDD. */
export type Witness = Readonly<{ born: string; sex: Sex }>;

/** Null for what is no MyKid or MyKad, as a passport. */
export function witnessIn(identityNumber: string): Witness | null {
  if (!/^\d{12}$/.test(identityNumber)) return null;
  return { born: identityNumber.slice(0, 6), sex: Number(identityNumber.at(-1)) % 2 === 1 ? 'M' : 'F' };
}

/** `isRestored`: with the zeros in front that a spreadsheet took away, of which the day of birth bears witness. */
export type ReadNumber = Readonly<{ number: string; isRestored: boolean }>;

/** `of`: what else the row says of its holder. */
export function identityNumberIn(
  cell: string,
  of: Readonly<{ birthDate: string | null; sex: Sex | null }>,
): ReadNumber | null {
  const bare = cell.replaceAll(/[\s-]/g, '');
  if (!/^\d{10,11}$/.test(bare)) {
    const number = identityNumberOf(cell);
    return number === null ? null : { number, isRestored: false };
  }
  const number = identityNumberOf(bare.padStart(12, '0'));
  const witness = number === null ? null : witnessIn(number);
  if (number === null || witness === null || of.birthDate === null) return null;
  return agrees(of.birthDate, witness.born) && witness.sex === of.sex ? { number, isRestored: true } : null;
}

/** Why a cell is no number of identity. */
export function numberProblem(cell: string): string {
  const bare = cell.replaceAll(/[\s-]/g, '');
  if (/\d/.test(bare) && !/^\d+$/.test(bare) && bare.length >= 11)
    return 'Ada huruf dalam no. kad pengenalan ini.';
  if (!/^\d+$/.test(bare) || bare.length === 12) return 'No. pengenalan ini tidak sah.';
  const off = 12 - bare.length;
  return off > 0 ? `Kurang ${off} angka.` : `Lebih ${-off} angka.`;
}
