import { leadOn, teachingDay } from '@rules/classes/domain/lead-teacher';
import { missingSets } from '@rules/classes/domain/missing-sets';
import type { SetupLine, SetupState } from '../../school/setup-lines';
import { paths } from '../../site/paths';
import { malaysianDate } from '../../ui/format';
import { classesQuery, setsQuery, subjectsQuery } from '../classes';

type Set = Readonly<{ periodsAWeek: number | null }>;

/** Everything that is taught is given to somebody, whether its set is made already or not. */
export const assignmentSetup: SetupLine = {
  title: 'Penugasan',
  order: 50,
  to: paths.assignments,
  async read(queries, year) {
    const [{ items: classes }, { items: subjects }, { items: sets }] = await Promise.all([
      queries.fetchQuery(classesQuery(year.id)),
      queries.fetchQuery(subjectsQuery()),
      queries.fetchQuery(setsQuery(year.id)),
    ]);
    if (classes.length === 0 || subjects.length === 0)
      return { kind: 'waiting', sentence: 'Menunggu kelas dan subjek' };
    const day = teachingDay(malaysianDate(new Date()), year);
    const nobodys = sets.filter(({ teachers }) => leadOn(day, teachers) === null);
    return assignmentState([...nobodys, ...missingSets(classes, subjects, sets)], sets.length);
  },
};

export function assignmentState(gaps: readonly Set[], sets: number): SetupState {
  if (gaps.length === 0) return { kind: 'done', sentence: `${sets} set ada guru` };
  const periods = gaps.reduce((sum, { periodsAWeek }) => sum + (periodsAWeek ?? 0), 0);
  const sentence = `${gaps.length} set tanpa guru, ${periods} waktu`;
  return { kind: 'open', sentence, verb: periods === 0 ? `Isi ${gaps.length} set` : `Isi ${periods} waktu` };
}
