import type { Finding, Mend } from '../../../platform/imports/finding.js';
import type { ImportedPupil } from './imported-pupil.js';
import type { StandingPupil } from './pupil.js';

/** What is said, and asked, where it is not certain whom a row means. */

/** The answer that it is somebody else. */
export const OTHER = 'other';

/** The row that says the same. `isCertain`: by a number, not by name and sex alone. */
export type Twin = Readonly<{ row: number; isCertain: boolean }>;

/** The number of identity names one person and the school's own number another. */
export const CLASH: Finding = {
  field: 'registerNumber',
  isWarning: false,
  message: 'No. daftar ini milik murid lain.',
  mends: [],
};

/** A number of identity is never filled in or replaced without a word. */
export function numberFinding({ numberEnding }: StandingPupil, { identityNumber }: ImportedPupil): Finding[] {
  if (identityNumber === null) return [];
  const ending = identityNumber.slice(-2);
  const message =
    numberEnding === null
      ? `No. pengenalan berakhir ${ending} akan ditambah.`
      : `No. pengenalan berakhir ${numberEnding} akan diganti dengan yang berakhir ${ending}.`;
  return [{ field: 'identityNumber', isWarning: true, message, mends: [] }];
}

export function otherNumberFinding(
  number: number,
  { id, name, numberEnding }: StandingPupil,
  { identityNumber }: ImportedPupil,
): Finding {
  return {
    field: 'identityNumber',
    isWarning: false,
    message: `${name} disimpan dengan no. pengenalan lain: berakhir ${numberEnding}, dalam senarai ${identityNumber?.slice(-2)}.`,
    mends: [
      { act: 'answer', label: 'Nombor dibetulkan', question: registeredQuestion(number), answer: id },
      { act: 'skip', label: `Abaikan ${number}` },
    ],
  };
}

export function otherNameFinding(number: number, { id, name, registerNumber }: StandingPupil): Finding {
  return {
    field: 'name',
    isWarning: false,
    message: `No. daftar ${registerNumber} milik ${name}.`,
    mends: [
      { act: 'answer', label: 'Murid yang sama', question: registeredQuestion(number), answer: id },
      { act: 'skip', label: `Abaikan ${number}` },
    ],
  };
}

export function twinFinding(number: number, { row, isCertain }: Twin): Finding {
  const skip: Mend = { act: 'skip', label: `Abaikan ${number}` };
  const other: Mend = { act: 'answer', label: 'Murid lain', question: twinQuestion(number), answer: OTHER };
  const message = isCertain ? `Sama dengan baris ${row}.` : `Nama dan jantina sama dengan baris ${row}.`;
  return { field: null, isWarning: false, message, mends: isCertain ? [skip] : [skip, other] };
}

export function alikeFinding(number: number, alike: readonly StandingPupil[]): Finding {
  const question = alikeQuestion(number);
  const same = alike.map(
    (pupil): Mend => ({ act: 'answer', label: labelOf(pupil, alike.length), question, answer: pupil.id }),
  );
  const other: Mend = { act: 'answer', label: 'Murid lain', question, answer: OTHER };
  const message = 'Sudah ada murid dengan nama dan jantina ini.';
  return { field: 'name', isWarning: false, message, mends: [...same, other] };
}

function labelOf({ registerNumber, birthDate }: StandingPupil, count: number): string {
  const told = registerNumber ?? birthDate;
  return count === 1 || told === null ? 'Murid yang sama' : `Murid yang sama (${told})`;
}

export function alikeQuestion(number: number): string {
  return `alike:${number}`;
}

export function registeredQuestion(number: number): string {
  return `registered:${number}`;
}

export function twinQuestion(number: number): string {
  return `twin:${number}`;
}
