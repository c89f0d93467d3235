import type { Day, Instant } from './clock.ts';
import { addDays, dayOf, instantOf } from './clock.ts';
import { dayPlan, holidayOn } from './day.ts';
import type { Facts } from './facts.ts';
import type { Lesson } from './lesson.ts';
import type { Deadlines, School } from './school.ts';

/** From when on the school's days stood like this, oldest first. */
export type Timeline = { since: Instant; facts: Facts }[];

/** A holiday moves a deadline to the next school day. */
function schoolDayFrom(school: School, facts: Facts, day: Day): Day {
  if (!holidayOn(facts, day)) return day;
  let next = day;
  while (!dayPlan(school, facts, next).teaches && next <= school.session.last) next = addDays(next, 1);
  return next;
}

/** The newest setting that is in force on the day that it names itself. */
function settingFor(school: School, dayBy: (setting: Deadlines) => Day): Deadlines {
  const first = school.deadlines[0];
  if (!first) throw new Error('a school has deadlines');
  return (
    school.deadlines
      .filter((d) => d.from <= dayBy(d))
      .toSorted((a, b) => a.from.localeCompare(b.from))
      .at(-1) ?? first
  );
}

export function planDueAt(school: School, facts: Facts, week: Day): Instant {
  const setting = settingFor(school, (d) => addDays(week, d.planDueDay));
  return instantOf(schoolDayFrom(school, facts, addDays(week, setting.planDueDay)), setting.planDueMinute);
}

export function lateAfter(school: School, facts: Facts, week: Day): Instant {
  const setting = settingFor(school, (d) => addDays(week, d.planDueDay));
  return planDueAt(school, facts, week) + setting.graceHours * 3_600_000;
}

export const endOf = (lesson: Lesson): Instant => instantOf(lesson.day, lesson.to);

export function reflectionDueAt(school: School, facts: Facts, lesson: Lesson): Instant {
  const { reflectionDue } = settingFor(school, () => lesson.day);
  const due =
    reflectionDue.kind === 'hours'
      ? endOf(lesson) + reflectionDue.hours * 3_600_000
      : instantOf(addDays(lesson.week, 7), 0);
  const day = dayOf(due);
  return due + Date.parse(schoolDayFrom(school, facts, day)) - Date.parse(day);
}

/** When the plans of a week fell due, judged once by what stood then; null while they have not. */
export function fellDueAt(school: School, timeline: Timeline, week: Day, now: Instant): Instant | null {
  for (const [i, { since, facts }] of timeline.entries()) {
    const until = timeline[i + 1]?.since ?? now;
    const due = Math.max(lateAfter(school, facts, week), i === 0 ? 0 : since);
    if (due < until || (due <= now && i === timeline.length - 1)) return due;
  }
  return null;
}
