import { addDays } from '@rules/calendar/day';
import type { SchoolDays } from '@rules/calendar/domain/school-calendar';
import { lessonDayFrom } from '@rules/calendar/domain/school-days';
import { blankPlan, fieldsOf, type LessonPlan, type PlanFields } from '../plan';

type Period = Pick<PlanFields, 'date' | 'startTime' | 'endTime'>;

/** A plan that would end later begins on the next day of school. */
const lastEnd = '19:00';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function timeAfter(time: string, minutes: number): string {
  const later = minutesOf(time) + minutes;
  return [Math.floor(later / 60), later % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const overlap = (one: Period, other: Period) =>
  one.date === other.date && one.startTime < other.endTime && other.startTime < one.endTime;

/** Moved behind whatever it overlaps, on a later day if need be. */
function freePeriod(wanted: Period, taken: readonly Period[], days: SchoolDays): Period {
  if (wanted.endTime > lastEnd) {
    const { startTime, endTime } = blankPlan(wanted.date);
    const date = lessonDayFrom(days, addDays(wanted.date, 1));
    return freePeriod({ date, startTime, endTime }, taken, days);
  }
  const obstacle = taken.find((period) => overlap(period, wanted));
  if (!obstacle) return wanted;
  const length = minutesOf(wanted.endTime) - minutesOf(wanted.startTime);
  const moved = { ...wanted, startTime: obstacle.endTime, endTime: timeAfter(obstacle.endTime, length) };
  return freePeriod(moved, taken, days);
}

/** Own plans that no sample is, the one written last first. */
function writtenLately(plans: readonly LessonPlan[]): LessonPlan[] {
  return plans
    .filter(({ isSample }) => !isSample)
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}

/** The period after the one written last, as long as that; without one today or later, the day's first that is free. */
export function nextPeriod(plans: readonly LessonPlan[], today: string, days: SchoolDays): Period {
  const own = writtenLately(plans);
  const last = own.find(({ date }) => date >= today);
  const { date, startTime, endTime } = last ?? blankPlan(lessonDayFrom(days, today));
  return freePeriod({ date, startTime, endTime }, own, days);
}

/** A new plan for a period; a copy takes over all but what is written after the lesson. */
export function beginPlan(period: Period, copied?: PlanFields): PlanFields {
  const blank = blankPlan(period.date);
  return { ...(copied ? fieldsOf(copied) : blank), ...period, reflection: blank.reflection };
}

const mostOffered = 30;

/** What was written in a field before, the latest first, each once. */
export function wordsOf(field: 'subject' | 'className', plans: readonly LessonPlan[]): string[] {
  const words = writtenLately(plans).map((plan) => plan[field].trim());
  return [...new Set(words)].filter(Boolean).slice(0, mostOffered);
}
