import { malayDate } from '../../../platform/calendar/malay-date.js';
import {
  type Change,
  type Finding,
  type ImportRow,
  type KnownRecord,
  type MissingRecord,
  type Planned,
  rowName,
} from '../../../platform/imports/finding.js';
import {
  type ImportedPlace,
  type KnownClass,
  type KnownPlace,
  moveFinding,
  placeIn,
  placeToBe,
} from './imported-place.js';
import type { ImportedPupil } from './imported-pupil.js';
import type { StandingPupil } from './pupil.js';
import { type KnownPupil, type PupilChange, pupilChange } from './pupil-change.js';
import { namedOnlyFinding } from './pupil-doubts.js';
import { type KnownBy, type MatchedPupil, matchedPupils, type PupilSurroundings } from './pupil-import.js';

type Known = StandingPupil & KnownPupil & KnownPlace & Readonly<{ leftOn: string | null }>;

/** `gradeOf`: as the name of a class says it, null where it does not; `nameOf`: as a class is called that is made. */
export type PupilsAround<Pupil> = Omit<PupilSurroundings, 'standing' | 'nameOfClass'> &
  Readonly<{
    standing: readonly Pupil[];
    classes: readonly KnownClass[];
    keyOf: (className: string) => string;
    gradeOf: (className: string) => string | null;
    nameOf: (className: string) => string;
    canMake: (className: string) => boolean;
  }>;

/** `before`: null for somebody new. `place`: null where the pupil stays where they are. */
type PupilPlan<Pupil> = Readonly<{
  before: Pupil | null;
  imported: ImportedPupil;
  change: PupilChange | null;
  place: ImportedPlace | null;
}>;

type Placed = ReturnType<typeof placeIn>;
type PlannedPupils<Pupil> = Readonly<{
  planned: readonly Planned<PupilPlan<Pupil>>[];
  missing: readonly MissingRecord[];
}>;

/** What becomes of each row, and of whom no row speaks. */
export function plannedPupils<Pupil extends Known>(
  rows: readonly ImportRow[],
  around: PupilsAround<Pupil>,
): PlannedPupils<Pupil> {
  const places = rows.map(({ values }) => {
    const said = { className: values.className ?? '', groupName: values.groupName ?? '' };
    return placeIn(said, around);
  });
  const classIds = places.map(({ place }) => place?.classId ?? null);
  const names = new Map(around.classes.map(({ id, name }) => [id, name]));
  const nameOfClass = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const matched = matchedPupils(
    rows.map((row, at) => ({ ...row, classId: classIds[at] ?? null })),
    { ...around, nameOfClass },
  );
  const byId = new Map(around.standing.map((pupil) => [pupil.id, pupil]));
  const planned = matched.map((each, at) => {
    const before = each.same && (byId.get(each.same.id) ?? null);
    const placed = places[at] ?? { place: null, findings: [] };
    const groupName = rows[at]?.values.groupName ?? '';
    return plannedPupil(each, placed, { before, groupName }, { ...around, nameOfClass });
  });
  return { planned, missing: missingPupils(matched, classIds, { ...around, nameOfClass }) };
}

type Around<Pupil> = PupilsAround<Pupil> & Pick<PupilSurroundings, 'nameOfClass'>;

function plannedPupil<Pupil extends Known>(
  { number, imported, knownBy, meant, findings }: MatchedPupil,
  placed: Placed,
  { before, groupName }: Readonly<{ before: Pupil | null; groupName: string }>,
  around: Around<Pupil>,
): Planned<PupilPlan<Pupil>> {
  const all = [...findings, ...placed.findings];
  if (before === null) {
    const record = meant && recordOf(meant, null, [], around);
    if (imported && placed.place === null && all.every(({ isWarning }) => isWarning)) all.push(NO_CLASS);
    return {
      ...{ number, outcome: 'new', findings: all, record },
      plan: imported && { before, imported, change: null, place: placed.place },
    };
  }
  const move = placed.place && moveFinding(number, placed.place, before, around);
  if (move) all.push(move);
  if (before.leftOn !== null && around.answers[backQuestion(number)] !== BACK) all.push(backFinding(number));
  const place = placeToBe(number, placed.place, before, around.answers);
  const change = imported && pupilChange(before, imported, around.keysOf);
  const isSame = place === null && before.leftOn === null && change !== null && changesNothing(change);
  if (!isSame && knownBy === 'name') all.push(namedOnlyFinding(number, before));
  const changes = change ? changesOf(before, { change, place, groupName }, around) : [];
  return {
    ...{ number, outcome: isSame ? 'same' : 'changed', findings: all },
    record: recordOf(before, knownBy, changes, around),
    plan: imported && { before, imported, change, place },
  };
}

const NO_CLASS: Finding = {
  ...{ field: 'className', isWarning: true, message: 'Tiada kelas: murid ini masuk tanpa kelas.', mends: [] },
};

const KNOWN_BY: Readonly<Record<KnownBy, string>> = {
  answer: 'Dipilih',
  name: 'Nama, jantina dan kelas sama',
  number: 'No. pengenalan sama',
  register: 'No. daftar dan nama sama',
};

function recordOf(
  { name, registerNumber, classId }: StandingPupil,
  knownBy: KnownBy | null,
  changes: readonly Change[],
  { nameOfClass }: Pick<PupilSurroundings, 'nameOfClass'>,
): KnownRecord {
  return {
    title: name,
    detail: [registerNumber, nameOfClass(classId)].filter(Boolean).join(' · '),
    knownBy: knownBy === null ? '' : KNOWN_BY[knownBy],
    changes,
  };
}

type Becoming = Readonly<{ change: PupilChange; place: ImportedPlace | null; groupName: string }>;

/** Old beside new, what weighs most first. */
function changesOf(
  before: Known,
  { change, place, groupName }: Becoming,
  { nameOfClass, nameOf }: Around<Known>,
): Change[] {
  const changes: Change[] = [];
  const differ = (field: string, old: string | null, now: string | null) => {
    if ((old ?? '') !== (now ?? '')) changes.push({ field, before: old ?? '', after: now ?? '' });
  };
  const after = change.content ?? before;
  differ('name', before.name, after.name);
  if (change.identityNumber !== null)
    differ(
      'identityNumber',
      before.numberEnding && `••${before.numberEnding}`,
      `••${change.identityNumber.slice(-2)}`,
    );
  differ('registerNumber', before.registerNumber, after.registerNumber);
  differ('sex', letterOf(before), letterOf(after));
  differ(
    'birthDate',
    before.birthDate && malayDate(before.birthDate),
    after.birthDate && malayDate(after.birthDate),
  );
  if (place !== null && place.classId !== before.classId)
    differ('className', nameOfClass(before.classId), nameOfClass(place.classId) ?? nameOf(place.className));
  else if (place !== null) changes.push({ field: 'groupName', before: '', after: groupName });
  if (before.leftOn !== null)
    changes.push({ field: 'className', before: 'Sudah keluar', after: 'Kembali ke sekolah' });
  for (const relation of ['father', 'mother', 'guardian'] as const)
    if (change.guardians) {
      const told = (list: KnownPupil['guardians'], part: 'name' | 'phone') =>
        list
          .filter((each) => each.relation === relation)
          .map((each) => each[part] ?? '')
          .filter(Boolean)
          .join(', ');
      for (const part of ['name', 'phone'] as const)
        differ(
          `${relation}${part === 'name' ? 'Name' : 'Phone'}`,
          told(before.guardians, part),
          told(change.guardians, part),
        );
    }
  return changes;
}

function letterOf({ sex }: Pick<Known, 'sex'>): string {
  return sex === 'M' ? 'L' : 'P';
}

/** Of the classes that the list names, of several all of their grades; never beyond. */
function missingPupils<Pupil extends Known>(
  matched: readonly MatchedPupil[],
  classIds: readonly (string | null)[],
  { standing, classes, gradeOf, nameOfClass }: Around<Pupil>,
): MissingRecord[] {
  const named = new Set(classIds.filter((id) => id !== null));
  const grades = new Set(classes.flatMap(({ id, name }) => (named.has(id) ? [gradeOf(name)] : [])));
  const isAbout = ({ id, name }: KnownClass) =>
    named.has(id) || (named.size > 1 && grades.has(gradeOf(name)));
  const about = new Set(classes.filter(isAbout).map(({ id }) => id));
  const spokenOf = new Set(matched.flatMap(({ same, meant }) => [same?.id, meant?.id]));
  const rowOf = new Map(matched.flatMap(({ number, clashes }) => clashes.map((id) => [id, number] as const)));
  return standing
    .filter(
      ({ id, classId, leftOn }) =>
        leftOn === null && classId !== null && about.has(classId) && !spokenOf.has(id),
    )
    .map((pupil) => {
      const row = rowOf.get(pupil.id);
      const { title, detail } = recordOf(pupil, null, [], { nameOfClass });
      const reason =
        row === undefined
          ? ''
          : `No. daftarnya ada pada baris ${rowName(row)}, dengan nama dan nombor orang lain.`;
      return { id: pupil.id, title, detail, reason };
    });
}

function changesNothing({ content, identityNumber, guardians }: PupilChange): boolean {
  return content === null && identityNumber === null && guardians === null;
}

const BACK = 'back';

function backFinding(number: number): Finding {
  const mend = {
    act: 'answer',
    label: 'Kembali ke sekolah',
    question: backQuestion(number),
    answer: BACK,
  } as const;
  return { field: null, isWarning: false, message: 'Murid ini sudah keluar sekolah.', mends: [mend] };
}

function backQuestion(number: number): string {
  return `back:${number}`;
}
