import type { SetupLine, SetupState } from '../../school/setup-lines';
import { paths } from '../../site/paths';
import { type TaughtLevel, taughtLevels } from '../classes';
import { type Edition, editionsQuery } from './calls';

/** By which curriculum each subject is taught at each level. */
export const curriculumSetup: SetupLine = {
  title: 'Kurikulum',
  order: 85,
  to: paths.curriculum,
  async read(queries, year) {
    const [taught, { items: editions }] = await Promise.all([
      taughtLevels(queries, year),
      queries.fetchQuery(editionsQuery()),
    ]);
    return curriculumState(taught, editions);
  },
};

type Kept = Pick<Edition, 'subjectId' | 'gradeLevel' | 'learningStandards' | 'isFictional'>;

/** One that is invented, or still empty, is none to teach by. */
export function curriculumState(taught: readonly TaughtLevel[], editions: readonly Kept[]): SetupState {
  if (taught.length === 0) return { kind: 'waiting', sentence: 'Menunggu kelas dan subjek' };
  const usable = editions.filter(
    ({ learningStandards, isFictional }) => learningStandards > 0 && !isFictional,
  );
  const ready = taught.filter(({ subject, gradeLevel }) =>
    usable.some((edition) => edition.subjectId === subject.id && edition.gradeLevel === gradeLevel),
  ).length;
  const sentence = `${ready} daripada ${taught.length} subjek dan tahun`;
  return ready === taught.length
    ? { kind: 'done', sentence }
    : { kind: 'open', sentence, verb: 'Tambah kurikulum' };
}
