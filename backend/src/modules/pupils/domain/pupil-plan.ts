import type { Finding, ImportRow, Planned } from '../../../platform/imports/finding.js';
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
import { type MatchedPupil, matchedPupils, type PupilSurroundings } from './pupil-import.js';

type Known = StandingPupil & KnownPupil & KnownPlace & Readonly<{ leftOn: string | null }>;

type Surroundings<Pupil> = Omit<PupilSurroundings, 'standing'> &
  Readonly<{
    standing: readonly Pupil[];
    classes: readonly KnownClass[];
    keyOf: (className: string) => string;
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

/** What becomes of each row. */
export function plannedPupils<Pupil extends Known>(
  rows: readonly ImportRow[],
  around: Surroundings<Pupil>,
): Planned<PupilPlan<Pupil>>[] {
  const places = rows.map(({ values }) => {
    const said = { className: values.className ?? '', groupName: values.groupName ?? '' };
    return placeIn(said, around);
  });
  const classIds = places.map(({ place }) => place?.classId ?? null);
  const matched = matchedPupils(
    rows.map((row, at) => ({ ...row, classId: classIds[at] ?? null })),
    around,
  );
  const byId = new Map(around.standing.map((pupil) => [pupil.id, pupil]));
  return matched.map((each, at) => {
    const before = each.same && (byId.get(each.same.id) ?? null);
    return planned(each, places[at] ?? { place: null, findings: [] }, before, around);
  });
}

function planned<Pupil extends Known>(
  { number, imported, findings }: MatchedPupil,
  placed: Placed,
  before: Pupil | null,
  around: Surroundings<Pupil>,
): Planned<PupilPlan<Pupil>> {
  const all = [...findings, ...placed.findings];
  if (before === null)
    return {
      number,
      outcome: 'new',
      findings: all,
      plan: imported && { before, imported, change: null, place: placed.place },
    };
  const move = placed.place && moveFinding(number, placed.place, before, around);
  if (move) all.push(move);
  if (before.leftOn !== null && around.answers[backQuestion(number)] !== BACK) all.push(backFinding(number));
  const place = placeToBe(number, placed.place, before, around.answers);
  const change = imported && pupilChange(before, imported, around.keysOf);
  const isSame = place === null && before.leftOn === null && change !== null && changesNothing(change);
  return {
    number,
    outcome: isSame ? 'same' : 'changed',
    findings: all,
    plan: imported && { before, imported, change, place },
  };
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
