import { leadOn, teachingDay } from '@rules/classes/domain/lead-teacher';
import { missingSets } from '@rules/classes/domain/missing-sets';
import { periodsOf } from '@rules/classes/domain/periods';
import type { SetupLine, SetupState } from '../../school/setup-lines';
import { paths } from '../../site/paths';
import { malaysianDate } from '../../ui/format';
import { classesQuery, setsQuery, subjectsQuery } from '../classes';

type Set = Readonly<{ periodsAWeek: number | null }>;

/** Everything that is taught is given to somebody, whether its set is made already or not; then how often it is taught. */
export const assignmentSetup: readonly SetupLine[] = [
  {
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
  },
  {
    title: 'Bilangan waktu',
    order: 55,
    to: `${paths.classes}?bahagian=set`,
    read: async (queries, year) => periodsState((await queries.fetchQuery(setsQuery(year.id))).items),
  },
];

export function assignmentState(gaps: readonly Set[], sets: number): SetupState {
  if (gaps.length === 0) return { kind: 'done', sentence: `${sets} set ada guru` };
  const { periods, unsaid } = periodsOf(gaps);
  const sentence = `${gaps.length} set tanpa guru${unsaid > 0 ? '' : `, ${periods} waktu`}`;
  const isKnown = unsaid === 0 && periods > 0;
  return { kind: 'open', sentence, verb: isKnown ? `Isi ${periods} waktu` : `Isi ${gaps.length} set` };
}

export function periodsState(sets: readonly Set[]): SetupState {
  if (sets.length === 0) return { kind: 'waiting', sentence: 'Menunggu penugasan' };
  const { periods, unsaid } = periodsOf(sets);
  if (unsaid > 0)
    return {
      ...{ kind: 'open', verb: 'Isi waktu' },
      sentence: `${unsaid} daripada ${sets.length} set belum ada bilangan waktu`,
    };
  return { kind: 'done', sentence: `${sets.length} set, ${periods} waktu seminggu` };
}
