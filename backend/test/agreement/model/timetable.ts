import type { School, Slot, Version } from './school.ts';

/** The lessons that a timetable gives a weekday: touching periods of one set are one lesson. */
export function lessonsOfWeekday(school: School, version: Version, weekday: number): Slot[] {
  const slots = version.lessons
    .filter((s) => s.weekday === weekday)
    .toSorted((a, b) => a.from - b.from || a.set.localeCompare(b.set));
  const lessons: Slot[] = [];
  for (const slot of slots) {
    const before = lessons.find((l) => l.set === slot.set && touches(school, l, slot));
    if (before) before.to = slot.to;
    else lessons.push({ ...slot });
  }
  return lessons;
}

/** Recess separates unless the school says otherwise. */
function touches(school: School, before: Slot, after: Slot): boolean {
  if (before.to === after.from) return true;
  if (school.recessSeparates) return false;
  return school.bells.some(
    (b) => b.recess && b.weekday === after.weekday && b.from === before.to && b.to === after.from,
  );
}
