import type { IconName } from '../../ui/icon';
import { inOrder } from '../../ui/in-order';
import { lessonAddress, type MyWeek, planAddress, type WeekItem, weekDays } from '../lesson-plans';

/** A lesson as a day tells it. */
export type DayLesson = Readonly<{
  key: string;
  date: string;
  startTime: string;
  endTime: string;
  className: string;
  subject: string;
  topic: string;
  room: string;
  /** Of its plan; null where there is none. */
  planId: string | null;
  /** Where its plan is written; null where it is nobody's here to write. */
  to: string | null;
  /** Whether the person stands before the class: not where it is stopped, put off or given by somebody else. */
  isHeld: boolean;
  /** What happened is noted. */
  isNoted: boolean;
  /** Something has to be written before it. */
  needsYou: boolean;
  isUnwritten: boolean;
  words: string;
  icon: IconName;
}>;

/** In the order of the week, lessons given in place of a colleague among them. */
export function lessonsOfWeek(week: MyWeek): DayLesson[] {
  const own = weekDays(week).flatMap(({ items }) => items.map(lessonOfItem));
  return [...own, ...week.relief.map(lessonOfRelief)].toSorted((one, other) =>
    inOrder(momentOf(one), momentOf(other)),
  );
}

const momentOf = ({ date, startTime }: Pick<DayLesson, 'date' | 'startTime'>) => `${date} ${startTime}`;

function lessonOfItem(item: WeekItem): DayLesson {
  const { key, date, startTime, endTime, className, subject, topic, plan, lesson, noted, state } = item;
  const mayBegin = lesson?.standing === 'own' && lesson.deletedPlanId === null;
  const begun = mayBegin ? lessonAddress(item) : null;
  return {
    ...{ key, date, startTime, endTime, className, subject, topic },
    room: lesson?.room ?? '',
    planId: plan?.id ?? null,
    to: plan ? planAddress(plan.id) : begun,
    isHeld: state.look !== 'off' || lesson?.standing === 'colleague',
    isNoted: noted !== undefined,
    needsYou: state.needsYou,
    isUnwritten: state.sending === 'unwritten',
    words: state.words,
    icon: state.icon,
  };
}

function lessonOfRelief(relief: MyWeek['relief'][number]): DayLesson {
  const { date, startTime, endTime, className, subject, awayName } = relief;
  return {
    ...{ key: `relief ${date} ${startTime} ${className}`, date, startTime, endTime, className, subject },
    ...{ topic: '', room: '', planId: null, to: null },
    ...{ isHeld: true, isNoted: false, needsYou: false, isUnwritten: false },
    words: `Relief: ${awayName}`,
    icon: 'people',
  };
}

/** "5 Bestari · Sains" */
export function lessonName({ className, subject }: Pick<DayLesson, 'className' | 'subject'>): string {
  return [className.trim(), subject.trim()].filter(Boolean).join(' · ') || 'Rancangan tanpa tajuk';
}
