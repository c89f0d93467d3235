import { inOrder } from '../../../ui/in-order';
import type { LessonPlan } from '../plan';
import type { SentPlan } from '../sending/calls';
import type { MyWeek, NotedLesson, WeekLesson } from './calls';
import { gapOf, type LessonState, stateOfLesson, stateOfPlan } from './lesson-state';

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
  gap: string | undefined;
}>;

export type WeekDay = MyWeek['days'][number] & Readonly<{ items: readonly WeekItem[] }>;

export type WeekCounts = Readonly<{
  unwritten: number;
  needsYou: number;
  ready: number;
  sent: number;
  verified: number;
  done: number;
  /** Put off, or given to something else. */
  notHeld: number;
  expected: number;
}>;

/** Days on which school is held, and others on which something is planned. */
export function weekDays(week: MyWeek, sent = week.sending?.plans ?? []): WeekDay[] {
  const items = weekItems(week, new Map(sent.map((plan) => [plan.planId, plan])));
  const known = new Map(week.days.map((day) => [day.date, day]));
  const dates = new Set([...known.keys(), ...items.map(({ date }) => date)]);
  return [...dates].toSorted().map((date) => ({
    ...(known.get(date) ?? { date, isHeld: false, names: [] }),
    items: items.filter((item) => item.date === date).toSorted(inTime),
  }));
}

function weekItems(week: MyWeek, sent: ReadonlyMap<string, SentPlan>): WeekItem[] {
  const plans = new Map(week.plans.map((plan) => [plan.id, plan]));
  const notes = new Map(week.noted.map((noted) => [noted.id, noted]));
  const ofLessons = week.lessons.map((lesson): WeekItem => {
    const plan = plans.get(lesson.planId ?? '');
    const noted = notes.get(lesson.planId ?? '');
    const { date, startTime, endTime, className, subject, proposed } = lesson;
    return {
      key: `${date} ${startTime} ${lesson.teachingSetId ?? className}`,
      ...{ date, startTime, endTime, className, subject, plan, lesson, noted },
      topic: plan ? plan.topic : (proposed?.topic ?? ''),
      standards: plan ? plan.learningStandards : (proposed?.learningStandards ?? []),
      state: stateOfLesson(lesson, plan, noted, sent.get(plan?.id ?? '')),
      gap: plan && gapOf(plan, lesson),
    };
  });
  const placed = new Set(week.lessons.map(({ planId }) => planId));
  const others = week.plans.filter(({ id }) => !placed.has(id));
  return [
    ...ofLessons,
    ...others.map((plan) =>
      itemOfPlan(plan, {
        ...{ noted: notes.get(plan.id), sent: sent.get(plan.id) },
        isWithoutLesson: week.withoutLesson.includes(plan.id),
      }),
    ),
  ];
}

type Known = { noted: NotedLesson | undefined; sent: SentPlan | undefined; isWithoutLesson: boolean };

function itemOfPlan(plan: LessonPlan, { noted, sent, isWithoutLesson }: Known): WeekItem {
  const told = { hasYearlyPlan: null, isAhead: false };
  const { id, date, startTime, endTime, className, subject, topic, learningStandards } = plan;
  const state: LessonState =
    isWithoutLesson && !noted
      ? { words: 'Tanpa slot: pindah atau simpan', icon: 'unlinked', look: 'gap', needsYou: true }
      : stateOfPlan(plan, told, noted, sent);
  const about = { date, startTime, endTime, className, subject, topic };
  const gap = gapOf(plan, told);
  return { key: id, ...about, standards: learningStandards, plan, lesson: undefined, noted, state, gap };
}

function inTime(one: WeekItem, other: WeekItem): number {
  return inOrder(one.startTime, other.startTime);
}

export function countsOf(days: readonly WeekDay[]): WeekCounts {
  const items = days.flatMap((day) => day.items);
  const states = items.map(({ state }) => state);
  const unwritten = states.filter(({ look, needsYou }) => look === 'unwritten' && needsYou).length;
  const needsYou = states.filter((state) => state.needsYou).length - unwritten;
  const ready = states.filter(({ look }) => look === 'complete').length;
  const sent = states.filter(({ look }) => look === 'sent').length;
  const verified = states.filter(({ look }) => look === 'verified').length;
  const done = states.filter(({ look }) => look === 'done').length;
  const notHeld = items.filter(({ noted, state }) => noted && state.look === 'off').length;
  const counts = { unwritten, needsYou, ready, sent, verified, done, notHeld };
  return { ...counts, expected: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

/** What is to be done before what is done, from the same facts as the cards. */
export function weekSentence({
  unwritten,
  needsYou,
  ready,
  sent,
  verified,
  done,
  notHeld,
  expected,
}: WeekCounts): string {
  if (expected === 0) return 'Tiada PdP untuk dirancang minggu ini.';
  if (unwritten === expected) return `${unwritten} rancangan belum ditulis.`;
  const parts = [
    unwritten > 0 && `${unwritten} belum ditulis`,
    needsYou > 0 && `${needsYou} perlu dilihat`,
    ready > 0 && `${ready} draf sedia`,
    sent > 0 && `${sent} dihantar`,
    verified > 0 && `${verified} disahkan`,
    done > 0 && `${done} terlaksana`,
    notHeld > 0 && `${notHeld} tidak dijalankan`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
