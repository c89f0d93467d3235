import { isDay } from '@rules/calendar/day';
import { isLaterTime, isTimeOfDay } from '@rules/calendar/time-of-day';
import { paths } from '../../site/paths';
import type { PlanFields } from './plan';

type LessonTold = Pick<PlanFields, 'date' | 'startTime' | 'endTime' | 'className' | 'subject'>;

const editorWith = (search: Record<string, string>) =>
  `${paths.lessonPlanEditor}?${new URLSearchParams(search)}`;

export const planAddress = (planId: string) => editorWith({ id: planId });

/** A new plan that begins with another's words. */
export const copyAddress = (planId: string) => editorWith({ salin: planId });

/** What happened in the lesson of a plan. */
export const reflectionAddress = (planId: string) =>
  `${paths.reflections}?${new URLSearchParams({ rancangan: planId })}`;

/** A new plan for a lesson that has none. */
export const lessonAddress = ({ date, startTime, endTime, className, subject }: LessonTold) =>
  editorWith({ tarikh: date, mula: startTime, tamat: endTime, kelas: className, subjek: subject });

/** What of it an address tells, as far as it makes sense. */
export function lessonOfAddress(search: URLSearchParams): LessonTold | null {
  const [date, startTime, endTime] = ['tarikh', 'mula', 'tamat'].map((name) => search.get(name) ?? '');
  const isTime = isDay(date ?? '') && isTimeOfDay(startTime ?? '') && isTimeOfDay(endTime ?? '');
  if (!isTime || !date || !startTime || !endTime || !isLaterTime(endTime, startTime)) return null;
  const [className, subject] = [search.get('kelas') ?? '', search.get('subjek') ?? ''];
  return { date, startTime, endTime, className, subject };
}
