import { randomBytes, randomUUID } from 'node:crypto';
import { CLASSES, className } from './administered-schools.ts';
import { copyText } from './copy-in.ts';

/** One row of a school's list. */
type ListedPupil = Readonly<{ name: string; sex: string; number: string; className: string; phone: string }>;

const PUPILS = 5_000;
export const BAD_PUPILS = 40;
export const GOOD_PUPILS = PUPILS - BAD_PUPILS;

/** Names and numbers that are all different; the bad ones, spread over the list, are of no sex that there is. */
function listedPupils(): ListedPupil[] {
  return Array.from({ length: PUPILS }, (_, at) => ({
    name: `Murid Nombor${at} bin Contoh`,
    sex: at % (PUPILS / BAD_PUPILS) === 7 ? 'X' : 'L',
    number: `1602${String(1 + (at % 28)).padStart(2, '0')}10${String(1_000 + Math.floor(at / 28)).padStart(4, '0')}`,
    className: className(at % CLASSES),
    phone: `012-345${String(at).padStart(4, '0')}`,
  }));
}

export function pupilListFile(): Blob {
  const lines = listedPupils().map(({ name, sex, number, className, phone }) =>
    [name, sex, number, className, `Bapa ${name}`, phone].join(),
  );
  return new Blob([['Nama,Jantina,No KP,Kelas,Nama bapa,Tel bapa', ...lines].join('\n')]);
}

/** What an import of the good rows writes, as COPY takes it, by table. */
export function pupilRowsByTable(): Readonly<Record<string, string>> {
  const [schoolId, yearId] = [randomUUID(), randomUUID()];
  const now = new Date().toISOString();
  const classIds = new Map(Array.from({ length: CLASSES }, (_, at) => [className(at), randomUUID()]));
  const pupils = listedPupils()
    .filter(({ sex }) => sex !== 'X')
    .map((pupil) => ({ ...pupil, id: randomUUID(), sortName: pupil.name.toLowerCase() }));
  const sealed = (bytes: number) => `\\\\x${randomBytes(bytes).toString('hex')}`;
  return {
    'pupils (school_id, id, name, sort_name, sex, number_sealed, number_hash, number_ending, created_at, updated_at)':
      copyText(
        pupils.map(({ id, name, sortName, number }) => [
          ...[schoolId, id, name, sortName, 'M'],
          ...[sealed(60), sealed(32), number.slice(-2), now, now],
        ]),
      ),
    'pupil_name_words (school_id, word, pupil_id)': copyText(
      pupils.flatMap(({ id, sortName }) =>
        sortName
          .split(' ')
          .filter((word) => word !== 'bin')
          .map((word) => [schoolId, word, id]),
      ),
    ),
    'pupil_guardians (school_id, pupil_id, place, name, relation, phone)': copyText(
      pupils.map(({ id, name, phone }) => [schoolId, id, '1', `Bapa ${name}`, 'father', phone]),
    ),
    'class_memberships (school_id, academic_year_id, pupil_id, class_id, from_day)': copyText(
      pupils.map(({ id, className }) => [
        schoolId,
        yearId,
        id,
        classIds.get(className) ?? '',
        now.slice(0, 10),
      ]),
    ),
  };
}
