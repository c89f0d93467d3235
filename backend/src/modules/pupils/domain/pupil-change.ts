import type { ImportedGuardian } from './imported-guardians.js';
import type { ImportedPupil } from './imported-pupil.js';
import type { PupilContent } from './pupil.js';
import { foldedName } from './pupil-name.js';

type Guardian = ImportedGuardian & Readonly<{ email: string | null }>;

/** What is told of a pupil who is there already. */
export type KnownPupil = PupilContent &
  Readonly<{ numberKey: string | null; guardians: readonly Guardian[] }>;

/** What a file changes of it; null where nothing. What it leaves out stays. */
export type PupilChange = Readonly<{
  content: PupilContent | null;
  identityNumber: string | null;
  guardians: readonly Guardian[] | null;
}>;

const MOST_GUARDIANS = 4;

/** What differs in capitals alone, a name in accents too, stays as it is kept. `keysOf`: as a number may be kept. */
export function pupilChange(
  known: KnownPupil,
  { content, identityNumber, guardians, cleared }: ImportedPupil,
  keysOf: (number: string) => readonly string[],
): PupilChange {
  const { name, sex, registerNumber, birthDate } = known;
  const wanted: PupilContent = {
    name: foldedName(content.name) === foldedName(name) ? name : content.name,
    sex: content.sex,
    registerNumber: cleared.includes('registerNumber')
      ? null
      : isSameNumber(content.registerNumber, registerNumber)
        ? registerNumber
        : content.registerNumber,
    birthDate: cleared.includes('birthDate') ? null : (content.birthDate ?? birthDate),
  };
  const isSame =
    wanted.name === name &&
    wanted.sex === sex &&
    wanted.registerNumber === registerNumber &&
    wanted.birthDate === birthDate;
  return {
    content: isSame ? null : wanted,
    identityNumber: identityNumber !== null && isKept(known, keysOf(identityNumber)) ? null : identityNumber,
    guardians: changedGuardians(known.guardians, guardians, cleared),
  };
}

function isKept({ numberKey }: KnownPupil, keys: readonly string[]): boolean {
  return numberKey !== null && keys.includes(numberKey);
}

/** What a file leaves out it does not change. */
function isSameNumber(imported: string | null, known: string | null): boolean {
  return imported === null || imported.toLowerCase() === known?.toLowerCase();
}

/** Told anew by name, or in place of the only one of their relation, with the address that is kept; null where all is told already. */
function changedGuardians(
  known: readonly Guardian[],
  imported: readonly ImportedGuardian[],
  cleared: ImportedPupil['cleared'],
): Guardian[] | null {
  const after: Guardian[] = known.map((guardian) =>
    cleared.includes(`${guardian.relation}Phone`) ? { ...guardian, phone: null } : guardian,
  );
  for (const guardian of imported) {
    const at = placeOf(guardian, after, imported);
    const before = after[at];
    if (!before) after.push({ ...guardian, email: null });
    else
      after[at] = {
        ...before,
        name: foldedName(before.name) === foldedName(guardian.name) ? before.name : guardian.name,
        phone: guardian.phone ?? before.phone,
      };
  }
  const isSame = after.length === known.length && after.every((each, at) => isAlike(each, known[at]));
  return isSame ? null : after.slice(0, MOST_GUARDIANS);
}

/** -1 for somebody new. */
function placeOf(
  { relation, name }: ImportedGuardian,
  known: readonly Guardian[],
  imported: readonly ImportedGuardian[],
): number {
  const named = known.findIndex(
    (each) => each.relation === relation && foldedName(each.name) === foldedName(name),
  );
  if (named >= 0) return named;
  const ofRelation = <Each extends ImportedGuardian>(list: readonly Each[]) =>
    list.filter((each) => each.relation === relation);
  const isOnly = ofRelation(known).length === 1 && ofRelation(imported).length === 1;
  return isOnly ? known.findIndex((each) => each.relation === relation) : -1;
}

function isAlike(one: Guardian, other: Guardian | undefined): boolean {
  return one.name === other?.name && one.phone === other.phone;
}
