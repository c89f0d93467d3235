import type { Finding, ImportRow } from '../../../platform/imports/finding.js';
import { lowered } from '../../../platform/nouns/same-name.js';
import { type ImportedPupil, pupilIn } from './imported-pupil.js';
import { mayBeOne, type PupilContent, type StandingPupil } from './pupil.js';
import {
  alikeFinding,
  alikeQuestion,
  CLASH,
  numberFinding,
  OTHER,
  otherNameFinding,
  otherNumberFinding,
  registeredQuestion,
  type Twin,
  twinFinding,
  twinQuestion,
} from './pupil-doubts.js';
import { foldedName } from './pupil-name.js';

/** `classId`: of the class that the row names, null where it names none that is there. */
type Row = ImportRow & Readonly<{ classId: string | null }>;

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

/**
 * Whom each row means: by the number of identity, else the school's own number together with the name, else name and sex
 * where nothing speaks against it. Two numbers of identity are two persons, unless somebody says that one was corrected.
 * Whoever is like somebody is asked about; nobody is merged.
 */
export function matchedPupils(rows: readonly Row[], around: PupilSurroundings): MatchedPupil[] {
  const index = new Standing(around.standing);
  const file = new SeenInFile();
  return rows.map(({ number, values, classId }) => {
    const { pupil, problems } = pupilIn(values, around.today);
    const findings: Finding[] = problems.map((problem) => ({ ...problem, mends: [] }));
    if (!pupil) return { number, imported: null, same: null, findings };
    const { same, findings: doubts } = identified(index, { number, pupil, classId }, around);
    const isOther = around.answers[twinQuestion(number)] === OTHER;
    const twin = file.take(number, pupil, { id: same?.id ?? null, classId, isOther });
    findings.push(...(twin ? [twinFinding(number, twin)] : doubts));
    return { number, imported: pupil, same, findings };
  });
}

type Asked = Readonly<{ number: number; pupil: ImportedPupil; classId: string | null }>;

type Identified = Readonly<{ same: StandingPupil | null; findings: readonly Finding[] }>;

function identified(index: Standing, asked: Asked, { keysOf, answers }: PupilSurroundings): Identified {
  const { number, pupil } = asked;
  const registered = index.registered(pupil.content);
  const numbered = pupil.identityNumber === null ? undefined : index.numbered(keysOf(pupil.identityNumber));
  if (numbered)
    return { same: numbered, findings: registered && registered.id !== numbered.id ? [CLASH] : [] };
  if (registered) return byRegister(registered, asked, answers);
  const match = decided(index, asked, answers);
  return match === 'asked'
    ? { same: null, findings: [alikeFinding(number, index.alike(pupil))] }
    : { same: match, findings: [] };
}

/** Of whom the school's own number is. It may be given again, or mistyped: alone it says nothing. */
function byRegister(
  standing: StandingPupil,
  { number, pupil }: Asked,
  answers: PupilSurroundings['answers'],
): Identified {
  const isNamed = foldedName(standing.name) === foldedName(pupil.content.name);
  const hasOtherNumber = pupil.identityNumber !== null && standing.numberKey !== null;
  if (hasOtherNumber && !isNamed) return { same: null, findings: [CLASH] };
  const numbers = numberFinding(standing, pupil);
  if (isNamed && !hasOtherNumber) return { same: standing, findings: numbers };
  if (answers[registeredQuestion(number)] === standing.id) return { same: standing, findings: numbers };
  return {
    same: null,
    findings: [
      hasOtherNumber ? otherNumberFinding(number, standing, pupil) : otherNameFinding(number, standing),
    ],
  };
}

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
      if (pupil.registerNumber !== null) this.byRegister.set(lowered(pupil.registerNumber), pupil);
      const key = nameKey(pupil);
      this.byName.set(key, [...(this.byName.get(key) ?? []), pupil]);
    }
  }

  numbered(keys: readonly string[]): StandingPupil | undefined {
    return keys.map((key) => this.byNumber.get(key)).find((pupil) => pupil !== undefined);
  }

  registered({ registerNumber }: PupilContent): StandingPupil | undefined {
    return registerNumber === null ? undefined : this.byRegister.get(lowered(registerNumber));
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

function certainKeys({ content, identityNumber }: ImportedPupil, id: string | null): string[] {
  return [
    ...(identityNumber === null ? [] : [`number ${identityNumber}`]),
    ...(content.registerNumber === null ? [] : [`register ${lowered(content.registerNumber)}`]),
    ...(id === null ? [] : [`pupil ${id}`]),
  ];
}

function nameKey({ name, sex }: Pick<PupilContent, 'name' | 'sex'>): string {
  return `${sex} ${foldedName(name)}`;
}
