import { spanHolds } from '@rules/calendar/day';
import { teachingDay } from '@rules/classes/domain/lead-teacher';
import type { Step } from '@rules/reviews/domain/supervision';
import { type AbsenceTime, isAwayAt } from '@rules/staff/domain/absence-time';
import { useQuery } from '@tanstack/react-query';
import { allOf } from '../../queries/all-of';
import type { Asked } from '../../queries/query-states';
import type { AcademicYear } from '../../school/academic-year';
import { malaysianDate } from '../../ui/format';
import { type Subject, setsQuery, subjectsQuery } from '../classes';
import {
  awayQuery,
  type Member,
  membersQuery,
  type Supervision,
  type Supervisions,
  supervisionsQuery,
} from './calls';
import { type SupervisedTeacher, supervisedTeachers } from './supervised-teachers';

/** `day`: of which the page tells who verifies whom: today, of a session that has not begun its first. */
export type Known = Readonly<{
  year: AcademicYear;
  day: string;
  steps: Step;
  members: readonly Member[];
  supervisors: readonly Member[];
  subjects: readonly Subject[];
  supervisions: readonly Supervision[];
  deputyOf: ReadonlyMap<string, string>;
  teachers: readonly SupervisedTeacher[];
  isAway: (personId: string) => boolean;
}>;

/** Everything that the page needs, put together by the rules of the server. */
export function useSupervisions(year: AcademicYear): Asked<Known> {
  const day = teachingDay(malaysianDate(new Date()), year);
  const query = allOf(
    useQuery(supervisionsQuery(year.id)),
    useQuery(membersQuery()),
    useQuery(subjectsQuery()),
    useQuery(setsQuery(year.id)),
    useQuery(awayQuery(day)),
  );
  if (!query.data) return { ...query, data: undefined };
  const [supervisions, members, subjects, sets, absences] = query.data;
  const answers = { supervisions, members, subjects, sets, absences };
  return { ...query, data: knownFrom(year, day, answers) };
}

type Answers = Readonly<{
  supervisions: Supervisions;
  members: readonly Member[];
  subjects: readonly Subject[];
  sets: Parameters<typeof supervisedTeachers>[2];
  absences: readonly (AbsenceTime & Readonly<{ personId: string }>)[];
}>;

/** Of what the server keeps; a page asks for it, and so does the list of first steps. */
export function knownFrom(year: AcademicYear, day: string, answers: Answers): Known {
  const { members, subjects, sets, absences } = answers;
  const { items, deputies } = answers.supervisions;
  const steps = answers.supervisions.steps === 2 ? 2 : 1;
  const isAway = (personId: string) => {
    const member = members.find(({ userId }) => userId === personId);
    return (
      !member?.roles.includes('supervisor') ||
      (member.suspension !== null && spanHolds(member.suspension, day)) ||
      absences.some((absence) => absence.personId === personId && isAwayAt(absence, day, null))
    );
  };
  const supervising = { steps, supervisions: items, deputies, isAway } as const;
  const teacherIds = members.filter(({ roles }) => roles.includes('teacher')).map(({ userId }) => userId);
  return {
    ...{ year, day, steps, members, subjects, supervisions: items, isAway },
    supervisors: members.filter(({ roles }) => roles.includes('supervisor')),
    deputyOf: new Map(deputies.map(({ supervisorId, deputyId }) => [supervisorId, deputyId])),
    teachers: supervisedTeachers(day, teacherIds, sets, supervising),
  };
}

export const nameOf = (userId: string | null, { members }: Pick<Known, 'members'>): string =>
  members.find((member) => member.userId === userId)?.displayName ?? 'Bekas ahli sekolah';

export const subjectName = (id: string | null, { subjects }: Pick<Known, 'subjects'>): string =>
  subjects.find((subject) => subject.id === id)?.name ?? 'Subjek yang telah dipadam';
