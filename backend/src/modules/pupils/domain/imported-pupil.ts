import type { ImportRow } from '../../../platform/imports/finding.js';
import { dayIn, identityNumberIn, sexIn } from './imported-values.js';
import { hasLostZero, phoneIn } from './phone-number.js';
import type { PupilContent } from './pupil.js';
import { LONGEST_NAME } from './pupil-name.js';

type Cells = ImportRow['values'];

type Relation = 'father' | 'guardian' | 'mother';
export type ImportedGuardian = Readonly<{ relation: Relation; name: string; phone: string | null }>;

/** What a row says of a pupil; what it does not say is null, or missing from the guardians. */
export type ImportedPupil = Readonly<{
  content: PupilContent;
  identityNumber: string | null;
  guardians: readonly ImportedGuardian[];
}>;

export type CellProblem = Readonly<{ field: string; isWarning: boolean; message: string }>;

/** `pupil`: null where something is wrong that is no warning. */
export type ReadPupil = Readonly<{ pupil: ImportedPupil | null; problems: readonly CellProblem[] }>;

const LONGEST_REGISTER_NUMBER = 20;
/** As days of birth are checked everywhere: those of this century. */
const FIRST_DAY = '2000-01-01';

/** The fields that tell of one person to call. */
export const GUARDIAN_FIELDS = [
  { relation: 'father', name: 'fatherName', phone: 'fatherPhone' },
  { relation: 'mother', name: 'motherName', phone: 'motherPhone' },
  { relation: 'guardian', name: 'guardianName', phone: 'guardianPhone' },
] as const;

/** `today`: YYYY-MM-DD; nobody is born later. */
export function pupilIn(cells: Cells, today: string): ReadPupil {
  const problems: CellProblem[] = [];
  const refuse = (field: string, message: string) => void problems.push({ field, isWarning: false, message });
  const told = (field: string) => cells[field] ?? '';
  const sex = sexIn(told('sex'));
  const birthDate = told('birthDate') === '' ? null : dayIn(told('birthDate'));
  const identityNumber = told('identityNumber') === '' ? null : identityNumberIn(told('identityNumber'));
  if (told('name') === '') refuse('name', 'Nama wajib diisi.');
  if (told('name').length > LONGEST_NAME) refuse('name', `Nama melebihi ${LONGEST_NAME} aksara.`);
  if (sex === null) refuse('sex', 'Gunakan L atau P.');
  if (identityNumber === null && told('identityNumber') !== '')
    refuse('identityNumber', numberProblem(told('identityNumber')));
  if (told('registerNumber').length > LONGEST_REGISTER_NUMBER)
    refuse('registerNumber', `No. daftar melebihi ${LONGEST_REGISTER_NUMBER} aksara.`);
  if (birthDate === null && told('birthDate') !== '') refuse('birthDate', 'Tarikh ini tidak wujud.');
  else if (birthDate !== null && (birthDate < FIRST_DAY || birthDate > today))
    refuse('birthDate', 'Tarikh lahir ini tidak mungkin.');
  const guardians = GUARDIAN_FIELDS.flatMap((fields) => guardianIn(cells, fields, problems));
  if (sex === null || problems.some(({ isWarning }) => !isWarning)) return { pupil: null, problems };
  const registerNumber = told('registerNumber') || null;
  return {
    pupil: { content: { name: told('name'), sex, registerNumber, birthDate }, identityNumber, guardians },
    problems,
  };
}

function guardianIn(
  cells: Cells,
  { relation, name, phone }: (typeof GUARDIAN_FIELDS)[number],
  problems: CellProblem[],
): ImportedGuardian[] {
  const [called, number] = [cells[name] ?? '', cells[phone] ?? ''];
  if (called.length > LONGEST_NAME)
    problems.push({ field: name, isWarning: false, message: `Nama melebihi ${LONGEST_NAME} aksara.` });
  if (number !== '' && phoneIn(number) === null)
    problems.push({ field: phone, isWarning: false, message: 'No. telefon ini tidak sah.' });
  else if (number !== '' && called === '')
    problems.push({ field: phone, isWarning: true, message: 'Tiada nama bagi nombor ini: tidak diimport.' });
  else if (hasLostZero(number))
    problems.push({ field: phone, isWarning: true, message: 'Sifar di depan dipulihkan.' });
  return called === '' ? [] : [{ relation, name: called, phone: phoneIn(number) }];
}

function numberProblem(cell: string): string {
  const digits = cell.replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length === 12) return 'No. pengenalan ini tidak sah.';
  const off = 12 - digits.length;
  return off > 0 ? `Kurang ${off} angka.` : `Lebih ${-off} angka.`;
}
