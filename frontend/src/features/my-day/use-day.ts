import { weekOfSchool } from '@rules/calendar/domain/school-days';
import { weekAfter } from '@rules/calendar/school-week';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSchoolDays } from '../../school/calendar/use-school-days';
import { useCurrentSchool } from '../../school/current-school';
import { type MyWeek, myWeekQuery } from '../lesson-plans';
import { useMinute } from '../reflections';
import { type DayFocus, focusOf, isWeekOver, type Moment, momentAt } from './day-focus';
import { type DayLesson, lessonsOfWeek } from './day-lessons';

export type KnownDay = {
  now: Date;
  moment: Moment;
  week: MyWeek;
  lessons: readonly DayLesson[];
  /** The next week, once this one is over. */
  ahead: { week: MyWeek; lessons: readonly DayLesson[] } | null;
  focus: DayFocus;
};

const none: readonly DayLesson[] = [];

/** The person's own week as it stands at this minute. `teaches`: whether there is one for the person at all. */
export function useDay() {
  const now = useMinute();
  const { days } = useSchoolDays();
  const { membership } = useCurrentSchool();
  const enabled = membership.roles.length > 0;
  const moment = momentAt(now);
  const firstDay = weekOfSchool(days, moment.date);
  const query = useQuery({ ...myWeekQuery(firstDay), enabled });
  const week = query.data;
  const lessons = useMemo(() => (week ? lessonsOfWeek(week) : none), [week]);
  const isOver = week !== undefined && isWeekOver(lessons, moment);
  const next = useQuery({ ...myWeekQuery(weekAfter(firstDay, 1)), enabled: isOver }).data;
  const ahead = useMemo(() => (next ? { week: next, lessons: lessonsOfWeek(next) } : null), [next]);
  const isSettled = !isOver || ahead !== null;
  const focus = focusOf(lessons, isOver ? (ahead?.lessons ?? none) : none, moment);
  const day: KnownDay | undefined = week && {
    ...{ now, moment, week, lessons, focus },
    ahead: isOver ? ahead : null,
  };
  return { query, day, isSettled, enabled, isTeacher: membership.roles.includes('teacher') };
}
