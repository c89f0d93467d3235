import { inOrder } from '../../../ui/in-order';
import type { LessonPlan } from '../plan';
import type { SentPlan, SentWeek } from '../sending/calls';
import type { MyWeek, NotedLesson, WeekLesson } from './calls';
import { type LessonState, type Sending, stateOfElsewhere, stateOfLesson, stateOfPlan } from './lesson-state';
import { type Gap, gapOf } from './plan-gap';

/** What stands in a day: a lesson with its plan, or a plan that is of no lesson. */
export type WeekItem = Readonly<{
  key: string;
  date: string;
  startTime: string;
  endTime: string;
  className: string;
  subject: string;
  topic: string;
  standards: readonly string[];
  plan: LessonPlan | undefined;
  lesson: WeekLesson | undefined;
  noted: NotedLesson | undefined;
  state: LessonState;
  /** What its plan lacks, whatever became of it. */
  gap: Gap | undefined;
}>;

/** A plan that stands and that its author has to mend before it can be sent. */
export type ItemToMend = WeekItem & Readonly<{ plan: LessonPlan }>;

/** A plan of a lesson that the school does not hold; it stays there until its author takes it on. */
export type ShiftableItem = WeekItem & Readonly<{ plan: LessonPlan; lesson: WeekLesson }>;

export function isShiftable(item: WeekItem): item is ShiftableItem {
  return item.plan !== undefined && item.lesson?.standing === 'stopped' && !item.noted;
}

/** In the order of the week. */
export function itemsToMend(days: readonly WeekDay[]): ItemToMend[] {
  return days.flatMap(({ items }) => items).filter(isToMend);
}

export function isToMend(item: WeekItem): item is ItemToMend {
  return item.plan !== undefined && item.state.sending === 'mend';
}

export type WeekDay = MyWeek['days'][number] & Readonly<{ items: readonly WeekItem[] }>;

/** Of each of its plans where it is on its way; beside that, what became of its lessons. */
export type WeekCounts = Readonly<
  Record<Sending, number> & {
    taught: number;
    /** Put off, or given to something else. */
    notHeld: number;
    expected: number;
  }
>;

/** As far as somebody says what of it was sent. */
type SentOfWeek = Pick<SentWeek, 'plans' | 'isOverdue'>;

/** Days on which school is held, and others on which something is planned. */
export function weekDays(week: MyWeek, sent: SentOfWeek | undefined = week.sending): WeekDay[] {
  const items = weekItems(week, sent);
  const known = new Map(week.days.map((day) => [day.date, day]));
  const dates = new Set([...known.keys(), ...items.map(({ date }) => date)]);
  return [...dates].toSorted().map((date) => ({
    ...(known.get(date) ?? { date, isHeld: false, names: [] }),
    items: items.filter((item) => item.date === date).toSorted(inTime),
  }));
}

function weekItems(week: MyWeek, sending: SentOfWeek | undefined): WeekItem[] {
  const plans = new Map(week.plans.map((plan) => [plan.id, plan]));
  const notes = new Map(week.noted.map((noted) => [noted.id, noted]));
  const sent = new Map(sending?.plans.map((plan) => [plan.planId, plan]));
  const isOverdue = sending?.isOverdue ?? false;
  const ofLessons = week.lessons.map((lesson): WeekItem => {
    const plan = plans.get(lesson.planId ?? '');
    const noted = notes.get(lesson.planId ?? '');
    const { date, startTime, endTime, className, subject, proposed } = lesson;
    return {
      key: `${date} ${startTime} ${lesson.teachingSetId ?? className}`,
      ...{ date, startTime, endTime, className, subject, plan, lesson, noted },
      topic: plan ? plan.topic : (proposed?.topic ?? ''),
      standards: plan ? plan.learningStandards : (proposed?.learningStandards ?? []),
      state: stateOfLesson(lesson, plan, { noted, sent: sent.get(plan?.id ?? ''), isOverdue }),
      gap: plan && gapOf(plan, lesson),
    };
  });
  const placed = new Set(week.lessons.map(({ planId }) => planId));
  const others = week.plans.filter(({ id }) => !placed.has(id));
  return [
    ...ofLessons,
    ...others.map((plan) =>
      itemOfPlan(plan, {
        ...{ noted: notes.get(plan.id), sent: sent.get(plan.id), isOverdue },
        isWithoutLesson: week.withoutLesson.includes(plan.id),
        isElsewhere: week.elsewhere?.includes(plan.id) ?? false,
      }),
    ),
  ];
}

type Known = {
  noted: NotedLesson | undefined;
  sent: SentPlan | undefined;
  isOverdue: boolean;
  isWithoutLesson: boolean;
  isElsewhere: boolean;
};

function itemOfPlan(plan: LessonPlan, { isWithoutLesson, isElsewhere, ...known }: Known): WeekItem {
  const told = { hasYearlyPlan: null, isAhead: false };
  const { id, date, startTime, endTime, className, subject, topic, learningStandards } = plan;
  const ofPlan = stateOfPlan(plan, told, known);
  const isWithVerifier = ofPlan.sending === 'sent' || ofPlan.sending === 'verified';
  const withoutLesson: LessonState = {
    ...{ words: 'Tanpa slot', icon: 'unlinked', look: 'gap' },
    ...{ sending: isWithVerifier ? ofPlan.sending : 'mend', needsYou: !isWithVerifier },
  };
  const ofLesson = isWithoutLesson && !known.noted ? withoutLesson : ofPlan;
  const state = isElsewhere ? stateOfElsewhere(ofPlan) : ofLesson;
  const about = { date, startTime, endTime, className, subject, topic };
  const [noted, gap] = [known.noted, gapOf(plan, told)];
  return { key: id, ...about, standards: learningStandards, plan, lesson: undefined, noted, state, gap };
}

function inTime(one: WeekItem, other: WeekItem): number {
  return inOrder(one.startTime, other.startTime);
}

export function countsOf(days: readonly WeekDay[]): WeekCounts {
  const items = days.flatMap((day) => day.items);
  const on = (sending: Sending) => items.filter(({ state }) => state.sending === sending).length;
  return {
    ...{ unwritten: on('unwritten'), mend: on('mend'), ready: on('ready') },
    ...{ sent: on('sent'), verified: on('verified') },
    taught: items.filter(({ noted }) => noted?.status === 'taught').length,
    notHeld: items.filter(({ noted }) => noted && noted.status !== 'taught').length,
    expected: items.filter(({ state, noted }) => state.sending !== null || noted).length,
  };
}

/** What was not sent. */
export const unsentOf = ({ unwritten, mend, ready }: WeekCounts): number => unwritten + mend + ready;

/** What is to be done before what is done, from the same facts as the cards. `overdue`: for how long, where it is late. */
export function weekSentence(counts: WeekCounts, overdue?: string): string {
  const { unwritten, mend, ready, sent, verified, taught, notHeld, expected } = counts;
  if (expected === 0) return 'Tiada PdP untuk dirancang minggu ini.';
  const unsent = unsentOf(counts);
  const isLate = overdue !== undefined && unsent > 0;
  if (unwritten === expected)
    return `${unwritten} rancangan belum ditulis${isLate ? `, lewat ${overdue}` : ''}.`;
  const onTheWay = [
    unwritten > 0 && `${unwritten} belum ditulis`,
    mend > 0 && `${mend} perlu dilihat`,
    ready > 0 && `${ready} draf sedia`,
    sent > 0 && `${sent} dihantar`,
    verified > 0 && `${verified} disahkan`,
  ].filter(Boolean);
  const happened = [
    taught > 0 && `${taught} terlaksana`,
    notHeld > 0 && `${notHeld} tidak dijalankan`,
  ].filter(Boolean);
  const told = [onTheWay.join(', '), happened.join(', ')].filter(Boolean).join('; ');
  return isLate ? `${unsent} lewat ${overdue}: ${told}.` : `${told}.`;
}
