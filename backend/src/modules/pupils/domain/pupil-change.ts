import type { ImportedGuardian, ImportedPupil } from './imported-pupil.js';
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
  { content, identityNumber, guardians }: ImportedPupil,
  keysOf: (number: string) => readonly string[],
): PupilChange {
  const { name, sex, registerNumber, birthDate } = known;
  const wanted: PupilContent = {
    name: foldedName(content.name) === foldedName(name) ? name : content.name,
    sex: content.sex,
    registerNumber: isSameNumber(content.registerNumber, registerNumber)
      ? registerNumber
      : content.registerNumber,
    birthDate: content.birthDate ?? birthDate,
  };
  const isSame =
    wanted.name === name &&
    wanted.sex === sex &&
    wanted.registerNumber === registerNumber &&
    wanted.birthDate === birthDate;
  return {
    content: isSame ? null : wanted,
    identityNumber: identityNumber !== null && isKept(known, keysOf(identityNumber)) ? null : identityNumber,
    guardians: changedGuardians(known.guardians, guardians),
  };
}

function isKept({ numberKey }: KnownPupil, keys: readonly string[]): boolean {
  return numberKey !== null && keys.includes(numberKey);
}

/** What a file leaves out it does not change. */
function isSameNumber(imported: string | null, known: string | null): boolean {
  return imported === null || imported.toLowerCase() === known?.toLowerCase();
}

/** Those of the same relation are told anew, with the address that is kept; null where all is told already. */
function changedGuardians(
  known: readonly Guardian[],
  imported: readonly ImportedGuardian[],
): Guardian[] | null {
  const isKnown = ({ relation, name, phone }: ImportedGuardian) =>
    known.some(
      (one) =>
        one.relation === relation &&
        foldedName(one.name) === foldedName(name) &&
        (phone === null || one.phone === phone),
    );
  const news = imported.filter((guardian) => !isKnown(guardian));
  if (news.length === 0) return null;
  const kept = known.filter(({ relation }) => !news.some((guardian) => guardian.relation === relation));
  const replaced = news.map((guardian) => {
    const before = known.find(({ relation }) => relation === guardian.relation);
    return { ...guardian, phone: guardian.phone ?? before?.phone ?? null, email: before?.email ?? null };
  });
  return [...kept, ...replaced].slice(0, MOST_GUARDIANS);
}
