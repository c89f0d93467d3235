import { periodsTaken } from '@rules/timetable/domain/places';
import { formatDate } from '../../ui/format';
import { bellRows, type Known, lessonsOf, type Whose } from './known';
import { audienceOf } from './timetable-words';

export function weekdaysOf(
  { calendar: { schoolWeekdays } }: Known,
  lessons: readonly { weekday: number }[],
): number[] {
  const others = lessons
    .map(({ weekday }) => weekday)
    .filter((day) => !schoolWeekdays.some((each) => each === day));
  return [...schoolWeekdays, ...new Set(others)];
}

export function countWords(known: Known, whose: Whose): string {
  const lessons = lessonsOf(known, whose).filter(({ kind }) => kind === 'lesson');
  // Groups that are taught at one time are one period of the class.
  const taught = [
    ...new Map(lessons.map((each) => [`${each.weekday} ${each.from} ${each.cycleWeek}`, each])).values(),
  ];
  const periods = taught.map((lesson) => {
    const ofClass = known.classes.find(({ name }) => name === audienceOf(known, lesson));
    const bell = ofClass ? { kind: 'class' as const, id: ofClass.id } : whose;
    const taken = periodsTaken(lesson, bellRows(known, bell, lesson.weekday));
    return lesson.cycleWeek === null ? taken : taken / 2;
  });
  const sum = periods.reduce((all, each) => all + each, 0);
  return `${sum.toLocaleString('ms-MY')} waktu seminggu`;
}

export function versionWords({ timetable: { name, startsOn, lastDay } }: Known, today: string): string {
  if (startsOn === null) return `Draf “${name}”, belum diterbitkan`;
  if (startsOn > today) return `${name}, bermula ${formatDate(startsOn)}`;
  return lastDay !== null && lastDay < today
    ? `${name}, tamat ${formatDate(lastDay)}`
    : `${name}, berkuat kuasa sejak ${formatDate(startsOn)}`;
}
