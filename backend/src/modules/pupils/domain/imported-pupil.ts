import { malayDate } from '../../../platform/calendar/malay-date.js';
import type { Finding, ImportRow, Mend } from '../../../platform/imports/finding.js';
import {
  agrees,
  type ColumnOrder,
  DAY_ORDERS,
  type DayOrder,
  dayIn,
  isOpen,
  orderOfDays,
} from './birth-days.js';
import { guardiansIn, type ImportedGuardian } from './imported-guardians.js';
import { identityNumberIn, numberProblem, saysNothing, sexIn, witnessIn } from './imported-values.js';
import type { PupilContent, Sex } from './pupil.js';
import { LONGEST_NAME } from './pupil-name.js';

type Cells = ImportRow['values'];

/** What a row says of a pupil; what it does not say is null, or missing from the guardians. */
export type ImportedPupil = Readonly<{
  content: PupilContent;
  identityNumber: string | null;
  guardians: readonly ImportedGuardian[];
  /** Fields in which nothing stands, and that is what is meant. */
  cleared: readonly ClearableField[];
}>;

/** By which a pupil is found, as far as the row can be read. */
export type SaidIdentity = Readonly<{
  name: string;
  sex: Sex | null;
  registerNumber: string | null;
  identityNumber: string | null;
}>;

/** `pupil`: null where something is wrong that is no warning. */
export type ReadPupil = Readonly<{
  pupil: ImportedPupil | null;
  identity: SaidIdentity;
  findings: readonly Finding[];
}>;

/** What an empty cell may take away, where somebody says so of its column. */
export const CLEARABLE_FIELDS = [
  'registerNumber',
  'birthDate',
  'fatherPhone',
  'motherPhone',
  'guardianPhone',
] as const;
export type ClearableField = (typeof CLEARABLE_FIELDS)[number];

/** `order`: of the days of birth in the file. `clears`: columns whose empty cells mean that nothing is there. */
export type ReadingOf = Readonly<{ today: string; order: ColumnOrder; clears: readonly ClearableField[] }>;

const LONGEST_REGISTER_NUMBER = 20;
/** As days of birth are checked everywhere: those of this century. */
const FIRST_DAY = '2000-01-01';
const ORDER_QUESTION = 'dayOrder';
const ORDER_WORDS: Readonly<Record<DayOrder, string>> = {
  dmy: 'Hari dahulu',
  mdy: 'Bulan dahulu',
  ymd: 'Tahun dahulu',
};

/** As somebody has said, else as the column itself shows. */
export function dayOrderIn(rows: readonly Cells[], answers: Readonly<Record<string, string>>): ColumnOrder {
  const said = DAY_ORDERS.find((order) => order === answers[ORDER_QUESTION]);
  if (said) return { order: said, isSure: true, isWitnessed: false };
  return orderOfDays(
    rows.flatMap(({ birthDate = '', identityNumber = '' }) => {
      const number = identityNumberIn(identityNumber, { birthDate: null, sex: null })?.number;
      const witness = number === undefined ? null : (witnessIn(number)?.born ?? null);
      return saysNothing(birthDate) ? [] : [{ cell: birthDate, witness }];
    }),
  );
}

export function pupilIn(cells: Cells, { today, order, clears }: ReadingOf): ReadPupil {
  const findings: Finding[] = [];
  const refuse = (field: string, message: string) =>
    void findings.push({ field, isWarning: false, message, mends: [] });
  const told = (field: string) => {
    const cell = cells[field] ?? '';
    return saysNothing(cell) ? '' : cell;
  };
  const name = told('name');
  const sex = sexIn(told('sex'));
  const birthDate = told('birthDate') === '' ? null : dayIn(told('birthDate'), order.order);
  const number =
    told('identityNumber') === '' ? null : identityNumberIn(told('identityNumber'), { birthDate, sex });
  const registerNumber = told('registerNumber') || null;
  const identity = { name, sex, registerNumber, identityNumber: number?.number ?? null };
  if (name === '') refuse('name', 'Nama wajib diisi.');
  if (name.length > LONGEST_NAME) refuse('name', `Nama melebihi ${LONGEST_NAME} aksara.`);
  if (sex === null) refuse('sex', 'Gunakan L atau P.');
  if (number === null && told('identityNumber') !== '')
    refuse('identityNumber', numberProblem(told('identityNumber')));
  if (told('registerNumber').length > LONGEST_REGISTER_NUMBER)
    refuse('registerNumber', `No. daftar melebihi ${LONGEST_REGISTER_NUMBER} aksara.`);
  if (birthDate === null && told('birthDate') !== '') refuse('birthDate', 'Tarikh ini tidak wujud.');
  else if (birthDate !== null && (birthDate < FIRST_DAY || birthDate > today))
    refuse('birthDate', 'Tarikh lahir ini tidak mungkin.');
  const guardians = guardiansIn(cells, findings);
  if (sex === null || findings.some(({ isWarning }) => !isWarning))
    return { pupil: null, identity, findings };
  if (number?.isRestored)
    findings.push({
      ...{ field: 'identityNumber', isWarning: true, mends: [] },
      message: 'Sifar di depan dipulihkan: tarikh lahir dan jantina sepadan.',
    });
  const contradictions = contradictionsOf({ birthDate, sex, identityNumber: identity.identityNumber }, today);
  findings.push(...contradictions);
  if (birthDate !== null && !order.isSure && identity.identityNumber === null && isOpen(told('birthDate')))
    findings.push(unsureDay(birthDate));
  const cleared = clears.filter((field) => told(field) === '');
  const content = { name, sex, registerNumber, birthDate };
  return {
    pupil: { content, identityNumber: identity.identityNumber, guardians, cleared },
    identity,
    findings,
  };
}

/** A MyKid tells when its holder was born, and of which sex: what differs is somebody's slip, and never mended by itself. */
function contradictionsOf(
  {
    birthDate,
    sex,
    identityNumber,
  }: Readonly<{ birthDate: string | null; sex: Sex; identityNumber: string | null }>,
  today: string,
): Finding[] {
  const witness = identityNumber === null ? null : witnessIn(identityNumber);
  if (!witness) return [];
  const born = dayIn(`20${witness.born}`);
  const findings: Finding[] = [];
  if (birthDate !== null && !agrees(birthDate, witness.born))
    findings.push({
      ...{
        field: 'birthDate',
        isWarning: true,
        message: 'Tarikh lahir tidak sepadan dengan no. pengenalan.',
      },
      mends: born !== null && born <= today ? [followMend('birthDate', born)] : [],
    });
  if (sex !== witness.sex) {
    const message = 'Jantina tidak sepadan dengan no. pengenalan.';
    const mends = [followMend('sex', witness.sex === 'M' ? 'L' : 'P')];
    findings.push({ field: 'sex', isWarning: true, message, mends });
  }
  return findings;
}

function followMend(field: string, value: string): Mend {
  return { act: 'value', label: 'Ikut no. pengenalan', field, value, everywhere: false };
}

function unsureDay(day: string): Finding {
  const mends = DAY_ORDERS.filter((order) => order !== 'ymd').map(
    (order): Mend => ({ act: 'answer', label: ORDER_WORDS[order], question: ORDER_QUESTION, answer: order }),
  );
  const message = `Hari atau bulan dahulu? Dibaca ${malayDate(day)}.`;
  return { field: 'birthDate', isWarning: true, message, mends };
}
