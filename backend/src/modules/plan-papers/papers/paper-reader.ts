import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { malayDate } from '../../../platform/calendar/malay-date.js';
import { Database } from '../../../platform/database/database.js';
import { ownerOf } from '../../../platform/records/records.js';
import {
  type LessonOfWeek,
  LessonsOfPlans,
  type ReadWeek,
  type WeekPlan,
  WeekReader,
} from '../../lesson-plans/index.js';
import { clock } from '../../lesson-plans/rules/index.js';
import { PupilCountsService } from '../../pupils/index.js';
import type { PapersAsked } from './plan-days.read-model.js';
import { becameOnPaper, becameSince, type LessonOnPaper, type WeekOnPaper } from './plan-on-paper.js';
import { DRAFT, SealsOnPaper, type StandingPlan } from './seals-on-paper.js';

/** `plan`: this alone. */
export type AskedOnPaper = PapersAsked & Readonly<{ planId?: string }>;

/** What of a caller's plans goes to paper, week by week. */
@Injectable()
export class PaperReader {
  constructor(
    private readonly weeks: WeekReader,
    private readonly pupils: PupilCountsService,
    private readonly seals: SealsOnPaper,
    private readonly database: Database,
    private readonly lessons: LessonsOfPlans,
  ) {}

  /** Each week when it is asked for. */
  async *readAll(
    caller: SchoolCaller,
    weeks: readonly Day[],
    asked: AskedOnPaper,
  ): AsyncIterable<WeekOnPaper> {
    for (const week of weeks) {
      const read = await this.read(caller, week, asked);
      // What was deleted since the days were counted leaves a week of none.
      if (read.lessons.length > 0) yield read;
    }
  }

  /** One transaction a week: whoever takes a year away holds up nobody. */
  async read(caller: SchoolCaller, week: Day, asked: AskedOnPaper): Promise<WeekOnPaper> {
    const read = await this.weeks.ofDay(caller, week);
    const pupils = await this.pupils.ofOwnSets(caller, week);
    const plans = read.plans.filter((plan) => isAsked(plan, asked));
    const standings = await this.seals.of(caller, plans);
    const moved = await this.movedAmong(caller, plans);
    const isWhole = asked.className === undefined && asked.subject === undefined && !asked.planId;
    return {
      week,
      name: read.number === null ? `Minggu ${malayDate(week)}` : `Minggu ${read.number}`,
      session: read.session ?? week.slice(0, 4),
      lessons: plans.map((plan) => {
        const lesson = lessonOf(plan, standings.get(plan.id) ?? DRAFT, read, pupils);
        return plan.isMoved ? { ...lesson, became: becameSince(moved.get(plan.id)) } : lesson;
      }),
      beside: isWhole ? besideOf(read) : new Map(),
    };
  }

  /** What became of those that are of another lesson than they were verified for, maybe in another week. */
  private async movedAmong(caller: SchoolCaller, plans: readonly WeekPlan[]) {
    const { schoolId, userId: authorId } = ownerOf(caller);
    const moved = plans.filter(({ isMoved }) => isMoved).map(({ id }) => ({ id, authorId }));
    return this.database.tenantRead(schoolId, () => this.lessons.of({ schoolId, now: caller.now }, moved));
  }
}

function isAsked(plan: WeekPlan, { from, to, className, subject, planId }: AskedOnPaper): boolean {
  if (plan.isSample || plan.date < from || to < plan.date) return false;
  if (planId !== undefined && plan.id !== planId) return false;
  return (
    (className === undefined || plan.className === className) &&
    (subject === undefined || plan.subject === subject)
  );
}

function lessonOf(
  { slot, isMoved, copiedFrom, isGenerated, ...plan }: WeekPlan,
  { standing, seal }: StandingPlan,
  { noted, lessons, withoutLesson, isOfSchool }: ReadWeek,
  pupils: ReadonlyMap<string, number>,
): LessonOnPaper {
  const lesson = lessons.find(({ planId }) => planId === plan.id);
  return {
    ...{ plan, standing, seal },
    noted: noted.find(({ id }) => id === plan.id) ?? null,
    pupils: plan.teachingSetId === null ? null : (pupils.get(plan.teachingSetId) ?? null),
    room: lesson?.lesson.room ?? '',
    became: becameOnPaper(fateOf(lesson, isOfSchool && withoutLesson.includes(plan.id))),
  };
}

/** What of a day is not planned, and why. */
function besideOf({ lessons, relief, plans }: ReadWeek): Map<Day, string[]> {
  const said = new Map<Day, string[]>();
  const say = (day: Day, words: string) => said.set(day, [...(said.get(day) ?? []), words]);
  const planned = new Map(plans.map((plan) => [plan.id, plan]));
  for (const told of lessons) {
    const words = besidePlanned(planned.get(told.planId ?? ''), told) ?? besideLesson(told);
    if (words) say(told.lesson.date, `${words}: ${lessonWords(told.lesson)}.`);
  }
  for (const { day, time, className, subject, awayName } of relief)
    say(day, `Relief bagi ${awayName}: ${lessonWords({ startTime: time.from, className, subject })}.`);
  return said;
}

/** Empty where the plan stands on its own day; undefined where the lesson has none. */
function besidePlanned(plan: WeekPlan | undefined, { lesson }: LessonOfWeek): string | undefined {
  if (!plan) return undefined;
  return plan.isMoved && plan.date !== lesson.date ? `RPH bertarikh ${malayDate(plan.date)}` : '';
}

function fateOf(lesson: LessonOfWeek | undefined, isGone: boolean): Parameters<typeof becameOnPaper>[0] {
  if (isGone) return { kind: 'gone' };
  if (lesson?.standing === 'stopped') return { kind: 'stopped', by: lesson.note };
  return { kind: lesson?.standing === 'away' ? 'away' : 'held' };
}

function besideLesson(lesson: LessonOfWeek): string {
  const became = becameOnPaper(fateOf(lesson, false));
  if (became) return became;
  return lesson.standing === 'colleague' ? `Dirancang oleh ${lesson.note}` : 'Belum ditulis';
}

function lessonWords(lesson: Readonly<{ startTime: string; className: string; subject: string }>): string {
  return [clock(lesson.startTime), lesson.className, lesson.subject].filter(Boolean).join(' ');
}
