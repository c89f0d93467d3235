import { usualBell } from '@rules/calendar/domain/day-plan';
import type { Weekday } from '@rules/calendar/domain/school-calendar';
import { type Leaving, lessonsTaken, type SetLeft } from '@rules/timetable/domain/suggestion/successors';
import type { SuggestedLessons } from '@rules/timetable/domain/suggestion/suggested-lessons';
import { randomUuid } from '../../../ui/random-uuid';
import type { arrangeLessons, Lesson, TimetableSet } from '../calls';
import type { Known } from '../known';

/** Anybody of the school may take over. */
export function leavingOf(
  { sets, lessons, calendar, classes, people }: Known,
  leaverId: string,
  chosen: ReadonlyMap<string, string>,
): Leaving<TimetableSet> {
  const asking = new Map(classes.map((each) => [each.id, each]));
  return {
    ...{ sets, lessons, leaverId, chosen, weekdays: calendar.schoolWeekdays },
    people: people.map(({ userId }) => userId).filter((id) => id !== leaverId),
    bells: (classId, weekday) =>
      usualBell(calendar, asking.get(classId ?? '') ?? null, weekday as Weekday)?.rows ?? [],
  };
}

type Arrangement = Parameters<typeof arrangeLessons>[1];
type Changes = { leaverId: string; left: readonly SetLeft[]; moved: SuggestedLessons['moved'] };

const keyOf = ({ teachingSetId, weekday, cycleWeek, from, to, teacherIds }: Lesson) =>
  JSON.stringify([teachingSetId, weekday, cycleWeek, from, to, [...teacherIds].sort()]);

/**
 * The changes to a copy of the timetable, as one arrangement: a lesson that gets another teacher is a new one in the
 * place of the old. `copied`: what the copy holds, told by what each is and when.
 */
export function arrangementOf(
  { lessons }: Pick<Known, 'lessons'>,
  copied: readonly Lesson[],
  { leaverId, left, moved }: Changes,
): Arrangement {
  const open = new Map<string, Lesson[]>();
  for (const lesson of copied) open.set(keyOf(lesson), [...(open.get(keyOf(lesson)) ?? []), lesson]);
  const times = new Map(moved.map(({ lessonId, ...time }) => [lessonId, time]));
  const arrangement: Arrangement = { added: [], moves: [], removed: [] };
  const taken = lessonsTaken(lessons, leaverId, left);
  for (const [at, lesson] of lessons.entries()) {
    const copy = open.get(keyOf(lesson))?.shift();
    const time = times.get(lesson.id);
    const teacherIds = taken[at]?.teacherIds ?? lesson.teacherIds;
    const hasOthers = teacherIds.join() !== lesson.teacherIds.join();
    if (!copy || lesson.teachingSetId === null || (!time && !hasOthers)) continue;
    const { id, version, roomId, weekday, cycleWeek, from, to } = copy;
    const place = { weekday, cycleWeek, from, to, roomId, ...time };
    if (!hasOthers) arrangement.moves.push({ ...place, id, version });
    else {
      arrangement.removed.push({ id, version });
      arrangement.added.push({
        ...place,
        id: randomUuid(),
        teachingSetId: lesson.teachingSetId,
        teacherIds: [...teacherIds],
      });
    }
  }
  return arrangement;
}
