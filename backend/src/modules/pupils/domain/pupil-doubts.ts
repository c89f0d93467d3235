import { malayDate } from '../../../platform/calendar/malay-date.js';
import { type Finding, type Mend, rowName, SKIP_ROW } from '../../../platform/imports/finding.js';
import type { ImportedPupil } from './imported-pupil.js';
import type { StandingPupil } from './pupil.js';

/** What is said, and asked, where it is not certain whom a row means. */

/** The answer that it is somebody else. */
export const OTHER = 'other';
/** The answer that it is the same person, whose number stays as it is kept. */
export const KEEP = 'keep';

/** A person as a question shows them; numbers by their last two. */
type Shown = Readonly<{
  name: string;
  registerNumber: string | null;
  numberEnding: string | null;
  birthDate: string | null;
  className: string | null;
}>;

/** The number of identity names one person and the school's own number another: nobody is written over. */
export function clashFinding(number: number, kept: readonly Shown[], inFile: Shown): Finding {
  return {
    field: 'registerNumber',
    isWarning: false,
    message: 'No. daftar ini milik murid lain.',
    mends: [],
    beside: [
      ...kept.map((pupil) => ({ label: 'Di sekolah', text: shownText(pupil) })),
      { label: `Dalam fail, baris ${rowName(number)}`, text: shownText(inFile) },
    ],
  };
}

function shownText({ name, registerNumber, numberEnding, birthDate, className }: Shown): string {
  const told = [
    name,
    registerNumber,
    numberEnding && `no. pengenalan berakhir ${numberEnding}`,
    birthDate && `lahir ${malayDate(birthDate)}`,
    className,
  ];
  return told.filter(Boolean).join(' · ');
}

/** A number of identity is never filled in or replaced without a word. */
export function numberFinding(
  { numberEnding }: StandingPupil,
  { identityNumber }: Pick<ImportedPupil, 'identityNumber'>,
): Finding[] {
  if (identityNumber === null) return [];
  const ending = identityNumber.slice(-2);
  const message =
    numberEnding === null
      ? `No. pengenalan berakhir ${ending} akan ditambah.`
      : `No. pengenalan berakhir ${numberEnding} akan diganti dengan yang berakhir ${ending}.`;
  return [{ field: 'identityNumber', isWarning: true, message, mends: [] }];
}

/** `isRegistered`: the school's own number is the same too, so it is nobody else. */
export function otherNumberFinding(
  number: number,
  { id, name, numberEnding }: StandingPupil,
  { identityNumber }: Pick<ImportedPupil, 'identityNumber'>,
  isRegistered: boolean,
): Finding {
  return {
    field: 'identityNumber',
    isWarning: false,
    message: `${name} disimpan dengan no. pengenalan lain: berakhir ${numberEnding}, dalam senarai ${identityNumber?.slice(-2)}.`,
    mends: [
      { act: 'answer', label: 'Nombor dibetulkan', question: registeredQuestion(number), answer: id },
      { act: 'answer', label: 'Kekalkan nombor', question: registeredQuestion(number), answer: KEEP },
      ...(isRegistered
        ? []
        : [
            {
              act: 'answer',
              label: 'Murid lain',
              question: registeredQuestion(number),
              answer: OTHER,
            } as const,
          ]),
      SKIP_ROW,
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
      SKIP_ROW,
    ],
  };
}

/** `others`: the rows that say the same. `isCertain`: by a number, not by name and sex alone. */
export type Twins = Readonly<{ others: readonly number[]; isCertain: boolean }>;

export function twinFinding(number: number, { others, isCertain }: Twins): Finding {
  const other: Mend = { act: 'answer', label: 'Murid lain', question: twinQuestion(number), answer: OTHER };
  const rows = `baris ${others.slice(0, MOST_NAMED).map(rowName).join(', ')}`;
  const message = isCertain ? `Sama dengan ${rows}.` : `Nama dan jantina sama dengan ${rows}.`;
  return { field: null, isWarning: false, message, mends: isCertain ? [SKIP_ROW] : [SKIP_ROW, other] };
}
const MOST_NAMED = 5;

/** Found by nothing but name, sex and class, and about to be changed. */
export function namedOnlyFinding(number: number, { id }: Pick<StandingPupil, 'id'>): Finding {
  const question = alikeQuestion(number);
  return {
    field: 'name',
    isWarning: false,
    message: 'Dikenali melalui nama, jantina dan kelas sahaja.',
    mends: [
      { act: 'answer', label: 'Murid yang sama', question, answer: id },
      { act: 'answer', label: 'Murid lain', question, answer: OTHER },
    ],
  };
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
