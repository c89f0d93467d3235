import type { Finding, ImportRow, Mend } from '../../../platform/imports/finding.js';
import { type ImportedPupil, pupilIn } from './imported-pupil.js';
import { mayBeOne, type PupilContent } from './pupil.js';
import { foldedName } from './pupil-name.js';

/** `classId`: of the class that the row names, null where it names none that is there. */
type Row = ImportRow & Readonly<{ classId: string | null }>;

/** A pupil of the school. `numberKey`: equal for equal numbers. */
export type StandingPupil = PupilContent &
  Readonly<{ id: string; numberKey: string | null; classId: string | null }>;

/** `keysOf`: as a number may be kept. `today`: YYYY-MM-DD. `answers`: by question. */
export type PupilSurroundings = Readonly<{
  standing: readonly StandingPupil[];
  keysOf: (number: string) => readonly string[];
  answers: Readonly<Record<string, string>>;
  today: string;
}>;

/** `same`: who it is, null for somebody new. */
export type MatchedPupil = Readonly<{
  number: number;
  imported: ImportedPupil | null;
  same: StandingPupil | null;
  findings: readonly Finding[];
}>;

const OTHER = 'other';

/**
 * Whom each row means: by the number of identity, else the school's own number, else name and sex where nothing speaks
 * against it. Whoever is like somebody is asked about; nobody is merged.
 */
export function matchedPupils(rows: readonly Row[], around: PupilSurroundings): MatchedPupil[] {
  const index = new Standing(around.standing);
  const file = new SeenInFile();
  return rows.map(({ number, values, classId }) => {
    const { pupil, problems } = pupilIn(values, around.today);
    const findings: Finding[] = problems.map((problem) => ({ ...problem, mends: [] }));
    if (!pupil) return { number, imported: null, same: null, findings };
    const match =
      index.find(pupil, around.keysOf) ?? decided(index, { number, pupil, classId }, around.answers);
    const found = match === 'asked' ? null : match;
    const isOther = around.answers[twinQuestion(number)] === OTHER;
    const twin = file.take(number, pupil, { id: found?.id ?? null, classId, isOther });
    if (twin) findings.push(twinFinding(number, twin));
    else if (match === 'asked') findings.push(alikeFinding(number, index.alike(pupil)));
    else if (match && clashes(index, pupil, match)) findings.push(CLASH);
    return { number, imported: pupil, same: found, findings };
  });
}

type Asked = Readonly<{ number: number; pupil: ImportedPupil; classId: string | null }>;

/** 'asked' while somebody has to say whether it is one of those alike; null for somebody new. */
function decided(
  index: Standing,
  { number, pupil, classId }: Asked,
  answers: PupilSurroundings['answers'],
): StandingPupil | 'asked' | null {
  const alike = index.alike(pupil);
  const answer = answers[alikeQuestion(number)];
  if (alike.length === 0 || answer === OTHER) return null;
  const answered = alike.find(({ id }) => id === answer);
  return answered ?? onlyOneOfClass(alike, pupil, classId) ?? 'asked';
}

/** Without numbers, one of the same name, sex and class is the same. */
function onlyOneOfClass(
  alike: readonly StandingPupil[],
  { identityNumber }: ImportedPupil,
  classId: string | null,
): StandingPupil | null {
  if (classId === null || identityNumber !== null) return null;
  const [one, ...others] = alike.filter((pupil) => pupil.classId === classId);
  return one && others.length === 0 ? one : null;
}

class Standing {
  private readonly byNumber = new Map<string, StandingPupil>();
  private readonly byRegister = new Map<string, StandingPupil>();
  private readonly byName = new Map<string, StandingPupil[]>();

  constructor(pupils: readonly StandingPupil[]) {
    for (const pupil of pupils) {
      if (pupil.numberKey !== null) this.byNumber.set(pupil.numberKey, pupil);
      if (pupil.registerNumber !== null) this.byRegister.set(pupil.registerNumber.toLowerCase(), pupil);
      const key = nameKey(pupil);
      this.byName.set(key, [...(this.byName.get(key) ?? []), pupil]);
    }
  }

  find(
    { content, identityNumber }: ImportedPupil,
    keysOf: PupilSurroundings['keysOf'],
  ): StandingPupil | undefined {
    const keys = identityNumber === null ? [] : keysOf(identityNumber);
    const numbered = keys.map((key) => this.byNumber.get(key)).find((pupil) => pupil !== undefined);
    return numbered ?? this.registered(content);
  }

  registered({ registerNumber }: PupilContent): StandingPupil | undefined {
    return registerNumber === null ? undefined : this.byRegister.get(registerNumber.toLowerCase());
  }

  alike({ content, identityNumber }: ImportedPupil): StandingPupil[] {
    const one = { ...content, hasNumber: identityNumber !== null };
    const named = this.byName.get(nameKey(content)) ?? [];
    return named.filter((other) => mayBeOne(one, { ...other, hasNumber: other.numberKey !== null }));
  }
}

/** What stands twice inside the file. */
class SeenInFile {
  private readonly rows = new Map<string, number>();

  /** The row that says the same, if there is one. `id`: of whom it means. */
  take(
    number: number,
    pupil: ImportedPupil,
    { id, classId, isOther }: Readonly<{ id: string | null; classId: string | null; isOther: boolean }>,
  ): Twin | null {
    const certain = certainKeys(pupil, id);
    const likely = isOther
      ? []
      : [`name ${nameKey(pupil.content)} ${pupil.content.birthDate ?? ''} ${classId ?? ''}`];
    for (const key of certain)
      if (this.rows.has(key)) return { row: this.rows.get(key) ?? 0, isCertain: true };
    const isBare = pupil.identityNumber === null && pupil.content.registerNumber === null && id === null;
    const seen = isBare ? likely.find((key) => this.rows.has(key)) : undefined;
    if (seen !== undefined) return { row: this.rows.get(seen) ?? 0, isCertain: false };
    for (const key of [...certain, ...likely]) this.rows.set(key, number);
    return null;
  }
}

type Twin = Readonly<{ row: number; isCertain: boolean }>;

function certainKeys({ content, identityNumber }: ImportedPupil, id: string | null): string[] {
  return [
    ...(identityNumber === null ? [] : [`number ${identityNumber}`]),
    ...(content.registerNumber === null ? [] : [`register ${content.registerNumber.toLowerCase()}`]),
    ...(id === null ? [] : [`pupil ${id}`]),
  ];
}

/** The number of identity names one pupil and the school's own number another. */
function clashes(index: Standing, { content }: ImportedPupil, match: StandingPupil): boolean {
  const registered = index.registered(content);
  return registered !== undefined && registered.id !== match.id;
}

const CLASH: Finding = {
  field: 'registerNumber',
  isWarning: false,
  message: 'No. daftar ini milik murid lain.',
  mends: [],
};

function twinFinding(number: number, { row, isCertain }: Twin): Finding {
  const skip: Mend = { act: 'skip', label: `Abaikan ${number}` };
  const other: Mend = { act: 'answer', label: 'Murid lain', question: twinQuestion(number), answer: OTHER };
  const message = isCertain ? `Sama dengan baris ${row}.` : `Nama dan jantina sama dengan baris ${row}.`;
  return { field: null, isWarning: false, message, mends: isCertain ? [skip] : [skip, other] };
}

function alikeFinding(number: number, alike: readonly StandingPupil[]): Finding {
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

function nameKey({ name, sex }: Pick<PupilContent, 'name' | 'sex'>): string {
  return `${sex} ${foldedName(name)}`;
}

function alikeQuestion(number: number): string {
  return `alike:${number}`;
}

function twinQuestion(number: number): string {
  return `twin:${number}`;
}
