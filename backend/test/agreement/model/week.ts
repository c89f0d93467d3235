import type { Day } from './clock.ts';
import { addDays, daysBetween, mondayOf } from './clock.ts';
import type { DayPlan } from './day.ts';
import { dayPlan } from './day.ts';
import type { Facts } from './facts.ts';
import { setOf, versionOn } from './facts.ts';
import { awayOf, schoolStop, teachersOn } from './fate.ts';
import type { Lesson } from './lesson.ts';
import { inTime } from './lesson.ts';
import type { School, Slot } from './school.ts';
import { lessonsOfWeekday } from './timetable.ts';

export const weeksOf = (school: School): Day[] =>
  daysBetween(mondayOf(school.session.first), school.session.last).filter((day) => mondayOf(day) === day);

export const lessonsOfSession = (school: School, facts: Facts): Lesson[] =>
  weeksOf(school).flatMap((week) => lessonsOfWeek(school, facts, week));

export function lessonsOfWeek(school: School, facts: Facts, week: Day): Lesson[] {
  const lessons = daysBetween(week, addDays(week, 6)).flatMap((day) =>
    lessonsOfDay(school, facts, week, day),
  );
  return numbered(lessons).toSorted((a, b) => inTime(a, b) || a.set.localeCompare(b.set));
}

/** Whatever stops a lesson, it keeps its place: the timetable's are all there, and what an exception brings beside them. */
function lessonsOfDay(school: School, facts: Facts, week: Day, day: Day): Lesson[] {
  const plan = dayPlan(school, facts, day);
  const version = versionOn(facts, day);
  if (!version) return [];
  const own = plan.own === null ? [] : lessonsOfWeekday(school, version, plan.own);
  const brought = plan.brought === null ? [] : lessonsOfWeekday(school, version, plan.brought);
  return [
    ...own.map((slot) => lessonAt(school, facts, week, day, plan, slot, false)),
    ...brought.map((slot) => lessonAt(school, facts, week, day, plan, slot, true)),
  ];
}

function lessonAt(
  school: School,
  facts: Facts,
  week: Day,
  day: Day,
  plan: DayPlan,
  slot: Slot,
  brought: boolean,
): Lesson {
  const set = setOf(facts, slot.set);
  const teachers = teachersOn(school, set, day);
  const cut = plan.cutFrom !== null && slot.from < plan.cutFrom && plan.cutFrom < slot.to;
  const to = cut && plan.cutFrom !== null ? plan.cutFrom : slot.to;
  const place = { day, from: slot.from, to, brought };
  return {
    ...place,
    id: `${slot.set}|${day}|${slot.from}${brought ? '|brought' : ''}`,
    set: slot.set,
    subject: set.subject,
    classes: set.classes,
    week,
    number: 0,
    room: slot.room,
    fullTo: slot.to,
    teachers,
    away: teachers.filter((t) => awayOf(facts, t, place) !== null),
    stop: schoolStop(facts, plan, set, place),
  };
}

/** The n-th lesson of its set in the week: the timetable's in order of time, then what exceptions bring. */
function numbered(lessons: Lesson[]): Lesson[] {
  const order = lessons.toSorted((a, b) => Number(a.brought) - Number(b.brought) || inTime(a, b));
  const counts = new Map<string, number>();
  return order.map((lesson) => {
    const number = (counts.get(lesson.set) ?? 0) + 1;
    counts.set(lesson.set, number);
    return { ...lesson, number };
  });
}
