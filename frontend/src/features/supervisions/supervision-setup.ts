import { teachingDay } from '@rules/classes/domain/lead-teacher';
import type { SetupLine, SetupState } from '../../school/setup-lines';
import { paths } from '../../site/paths';
import { malaysianDate } from '../../ui/format';
import { setsQuery, subjectsQuery } from '../classes';
import { awayQuery, membersQuery, supervisionsQuery } from './calls';
import { isCovered, type SupervisedTeacher } from './supervised-teachers';
import { knownFrom } from './use-supervisions';

/** Somebody verifies whatever each teacher plans: without one nothing can be sent. */
export const supervisionSetup: SetupLine = {
  title: 'Penyemak',
  order: 100,
  to: paths.supervisions,
  async read(queries, year) {
    const day = teachingDay(malaysianDate(new Date()), year);
    const [supervisions, { members }, subjects, sets, absences] = await Promise.all([
      queries.fetchQuery(supervisionsQuery(year.id)),
      queries.fetchQuery(membersQuery()),
      queries.fetchQuery(subjectsQuery()),
      queries.fetchQuery(setsQuery(year.id)),
      queries.fetchQuery(awayQuery(day)),
    ]);
    const kept = {
      supervisions,
      members,
      subjects: subjects.items,
      sets: sets.items,
      absences: absences.items,
    };
    return supervisionState(knownFrom(year, day, kept).teachers);
  },
};

export function supervisionState(teachers: readonly SupervisedTeacher[]): SetupState {
  if (teachers.length === 0) return { kind: 'waiting', sentence: 'Menunggu guru' };
  const covered = teachers.filter(isCovered).length;
  const sentence = `${covered} daripada ${teachers.length} guru ada penyemak`;
  return covered === teachers.length
    ? { kind: 'done', sentence }
    : { kind: 'open', sentence, verb: 'Tetapkan penyemak' };
}
