import { CLEARS, clearQuestion, type Finding, type ImportRow } from '../../../platform/imports/finding.js';
import { lowered } from '../../../platform/nouns/same-name.js';
import {
  CLEARABLE_FIELDS,
  dayOrderIn,
  type ImportedPupil,
  pupilIn,
  type SaidIdentity,
} from './imported-pupil.js';
import { mayBeOne, type PupilContent, type StandingPupil } from './pupil.js';
import {
  alikeFinding,
  alikeQuestion,
  clashFinding,
  KEEP,
  numberFinding,
  OTHER,
  otherNameFinding,
  otherNumberFinding,
  registeredQuestion,
} from './pupil-doubts.js';
import { foldedName } from './pupil-name.js';
import { twinsIn } from './pupil-twins.js';

/** `classId`: of the class that the row names, null where it names none that is there. */
type Row = ImportRow & Readonly<{ classId: string | null }>;

/** `keysOf`: as a number may be kept. `today`: YYYY-MM-DD. `answers`: by question. */
export type PupilSurroundings = Readonly<{
  standing: readonly StandingPupil[];
  keysOf: (number: string) => readonly string[];
  nameOfClass: (id: string | null) => string | null;
  answers: Readonly<Record<string, string>>;
  today: string;
}>;

/** How a row was found to mean somebody. */
export type KnownBy = 'answer' | 'name' | 'number' | 'register';

/**
 * `same`: who it is, null for somebody new, or while that is not certain. `meant`: who is spoken of even so, so that they are
 * not missing. `clashes`: whose numbers the row has beside another's.
 */
export type MatchedPupil = Readonly<{
  number: number;
  imported: ImportedPupil | null;
  same: StandingPupil | null;
  knownBy: KnownBy | null;
  meant: StandingPupil | null;
  clashes: readonly string[];
  findings: readonly Finding[];
}>;

type Asked = Readonly<{
  number: number;
  identity: SaidIdentity;
  classId: string | null;
  birthDate: string | null;
}>;
type Identified = Omit<MatchedPupil, 'imported' | 'number'> & Readonly<{ keepsNumber: boolean }>;

/**
 * Whom each row means: by the number of identity, else the school's own number together with the name, else name and sex
 * where nothing speaks against it. Two numbers of identity are two persons, unless somebody says that one was corrected.
 * Whoever is like somebody is asked about; nobody is merged, and the order of the rows says nothing.
 */
export function matchedPupils(rows: readonly Row[], around: PupilSurroundings): MatchedPupil[] {
  const order = dayOrderIn(
    rows.map(({ values }) => values),
    around.answers,
  );
  const clears = CLEARABLE_FIELDS.filter((field) => around.answers[clearQuestion(field)] === CLEARS);
  const read = rows.map((row) => ({ row, ...pupilIn(row.values, { today: around.today, order, clears }) }));
  const numbers = read.flatMap(({ identity }) => identity.identityNumber ?? []);
  const index = new Standing(around.standing, new Set(numbers.flatMap(around.keysOf)));
  const matched = read.map(({ row: { number, classId }, pupil, identity, findings }) => {
    const birthDate = pupil?.content.birthDate ?? null;
    const found = identified(index, { number, identity, classId, birthDate }, around);
    const imported = pupil && (found.keepsNumber ? { ...pupil, identityNumber: null } : pupil);
    return { number, classId, imported, found, findings };
  });
  const twinOf = twinsIn(matched, around.answers);
  return matched.map(({ number, imported, found: { keepsNumber: _, ...found }, findings }) => {
    const twin = twinOf.get(number);
    const doubts = twin ? [twin] : found.findings;
    return { number, imported, ...found, findings: [...(imported ? doubts : []), ...findings] };
  });
}

const NOBODY: Identified = {
  ...{ same: null, knownBy: null, meant: null, clashes: [], findings: [], keepsNumber: false },
};
const is = (same: StandingPupil, knownBy: KnownBy, findings: readonly Finding[] = []): Identified => ({
  ...{ ...NOBODY, same, knownBy, meant: same, findings },
});
const asked = (meant: StandingPupil | null, ...findings: Finding[]): Identified => ({
  ...{ ...NOBODY, meant, findings },
});

function identified(index: Standing, row: Asked, around: PupilSurroundings): Identified {
  const { identityNumber, registerNumber } = row.identity;
  const registered = index.registered(registerNumber);
  const numbered = identityNumber === null ? undefined : index.numbered(around.keysOf(identityNumber));
  if (numbered && registered && registered.id !== numbered.id)
    return { ...asked(numbered, clash(row, [numbered, registered], around)), clashes: [registered.id] };
  if (numbered) return is(numbered, 'number');
  return registered ? byRegister(registered, row, around) : byName(index, row, around);
}

/** Of whom the school's own number is. It may be given again, or mistyped: alone it says nothing. */
function byRegister(standing: StandingPupil, row: Asked, around: PupilSurroundings): Identified {
  const { number, identity } = row;
  const isNamed = foldedName(standing.name) === foldedName(identity.name);
  const hasOtherNumber = identity.identityNumber !== null && standing.numberKey !== null;
  if (hasOtherNumber && !isNamed)
    return { ...asked(null, clash(row, [standing], around)), clashes: [standing.id] };
  if (isNamed && !hasOtherNumber) return is(standing, 'register', numberFinding(standing, identity));
  const answer = around.answers[registeredQuestion(number)];
  if (answer === standing.id) return is(standing, 'answer', numberFinding(standing, identity));
  if (answer === KEEP) return { ...is(standing, 'answer'), keepsNumber: true };
  return hasOtherNumber
    ? asked(standing, otherNumberFinding(number, standing, identity, true))
    : { ...asked(null, otherNameFinding(number, standing)), clashes: [standing.id] };
}

function byName(index: Standing, row: Asked, { answers }: PupilSurroundings): Identified {
  const { number, identity, classId } = row;
  const alike = index.alike(row);
  const answer = answers[alikeQuestion(number)];
  if (answer === OTHER) return NOBODY;
  const answered = alike.find(({ id }) => id === answer);
  if (answered) return is(answered, 'answer', numberFinding(answered, identity));
  if (alike.length > 0) {
    const one = onlyOneOfClass(alike, identity, classId);
    return one
      ? is(one, 'name')
      : asked(alike.length === 1 ? (alike[0] ?? null) : null, alikeFinding(number, alike));
  }
  return byCorrectedNumber(index, row, answers);
}

/** Somebody of the same name in the same class, whose number no other row has: perhaps it was corrected. */
function byCorrectedNumber(index: Standing, row: Asked, answers: PupilSurroundings['answers']): Identified {
  const { number, identity } = row;
  const standing = index.ofOtherNumber(row);
  const answer = answers[registeredQuestion(number)];
  if (!standing || answer === OTHER) return NOBODY;
  if (answer === standing.id) return is(standing, 'answer', numberFinding(standing, identity));
  if (answer === KEEP) return { ...is(standing, 'answer'), keepsNumber: true };
  return asked(standing, otherNumberFinding(number, standing, identity, false));
}

/** Without numbers, one of the same name, sex and class is the same. */
function onlyOneOfClass(
  alike: readonly StandingPupil[],
  { identityNumber }: SaidIdentity,
  classId: string | null,
): StandingPupil | null {
  if (classId === null || identityNumber !== null) return null;
  const [one, ...others] = alike.filter((pupil) => pupil.classId === classId);
  return one && others.length === 0 ? one : null;
}

function clash(
  { number, identity, classId, birthDate }: Asked,
  kept: readonly StandingPupil[],
  { nameOfClass }: PupilSurroundings,
): Finding {
  const { name, registerNumber, identityNumber } = identity;
  return clashFinding(
    number,
    kept.map((pupil) => ({ ...pupil, className: nameOfClass(pupil.classId) })),
    {
      ...{ name, registerNumber, birthDate, className: nameOfClass(classId) },
      numberEnding: identityNumber?.slice(-2) ?? null,
    },
  );
}

class Standing {
  private readonly byNumber = new Map<string, StandingPupil>();
  private readonly byRegister = new Map<string, StandingPupil>();
  private readonly byName = new Map<string, StandingPupil[]>();

  /** `inFile`: the keys of all numbers that the file has. */
  constructor(
    pupils: readonly StandingPupil[],
    private readonly inFile: ReadonlySet<string>,
  ) {
    for (const pupil of pupils) {
      if (pupil.numberKey !== null) this.byNumber.set(pupil.numberKey, pupil);
      if (pupil.registerNumber !== null) this.byRegister.set(lowered(pupil.registerNumber), pupil);
      const key = nameKey(pupil);
      const others = this.byName.get(key);
      if (others) others.push(pupil);
      else this.byName.set(key, [pupil]);
    }
  }

  numbered(keys: readonly string[]): StandingPupil | undefined {
    return keys.map((key) => this.byNumber.get(key)).find((pupil) => pupil !== undefined);
  }

  registered(registerNumber: string | null): StandingPupil | undefined {
    return registerNumber === null ? undefined : this.byRegister.get(lowered(registerNumber));
  }

  /** Those whom another row names by their number are not meant. */
  alike({ identity, birthDate }: Asked): StandingPupil[] {
    const one = { hasNumber: identity.identityNumber !== null, birthDate };
    return this.named(identity).filter((other) =>
      mayBeOne(one, { ...other, hasNumber: other.numberKey !== null }),
    );
  }

  ofOtherNumber({ identity, classId }: Asked): StandingPupil | null {
    if (identity.identityNumber === null || classId === null) return null;
    const [one, ...others] = this.named(identity).filter(
      (pupil) => pupil.classId === classId && pupil.numberKey !== null && !this.inFile.has(pupil.numberKey),
    );
    return one && others.length === 0 ? one : null;
  }

  private named({ name, sex }: SaidIdentity): readonly StandingPupil[] {
    const named = sex === null ? [] : (this.byName.get(nameKey({ name, sex })) ?? []);
    return named.filter(({ numberKey }) => numberKey === null || !this.inFile.has(numberKey));
  }
}

export function nameKey({ name, sex }: Pick<PupilContent, 'name' | 'sex'>): string {
  return `${sex} ${foldedName(name)}`;
}
