import { Injectable } from '@nestjs/common';
import { malayLongDate } from '../../../platform/calendar/malay-date.js';
import { isUuid } from '../../../platform/page/page.js';
import { type PlanningPart, timesOf } from '../../lesson-plans/rules/index.js';
import type { ShownRecord } from '../../reviews/index.js';
import { nameOfWeek, type VisitedWeek } from './visited-weeks.js';
import type { Visitor } from './visitor-of-request.js';
import { type ShownHead, type ShownPlan, type Visit, type VisitedTeacher, Visits } from './visits.service.js';

type Place = Readonly<{ teacher: VisitedTeacher; week: VisitedWeek }>;
export type OpenedFront = Readonly<{ visit: Visit; sent: readonly ShownRecord[] }>;
export type OpenedWeek = Place & Readonly<{ plans: readonly ShownHead[] }>;
export type TakenPlans = Place & Readonly<{ visit: Visit; plans: readonly ShownPlan[] }>;
export type OpenedPlan = Place & Readonly<{ plan: ShownPlan; names: Visit['names'] }>;

/** What a visitor opens, each with the line of it in the log. */
@Injectable()
export class VisitReader {
  constructor(private readonly visits: Visits) {}

  front(visitor: Visitor): Promise<OpenedFront> {
    return this.visits.open(visitor, async (visit) => ({
      found: { visit, sent: await this.visits.counted(visit) },
      ...{ act: 'front', about: '', teacherId: null },
    }));
  }

  week(visitor: Visitor, teacherId: string, day: string): Promise<OpenedWeek> {
    return this.visits.open(visitor, async (visit) => {
      const place = placeIn(visit, teacherId, day);
      if (!place) return null;
      const plans = await this.visits.heads(visit, { teacherId, week: place.week.week });
      return { found: { ...place, plans }, ...lineOf('week', place) };
    });
  }

  plan(visitor: Visitor, planId: string): Promise<OpenedPlan> {
    return this.visits.open(visitor, async (visit) => {
      const opened = await this.planIn(visit, planId);
      return opened && { found: opened, ...lineOf('plan', opened, wordsOf(opened.plan.content)) };
    });
  }

  /** To take away; the log says so. */
  takePlan(visitor: Visitor, planId: string): Promise<TakenPlans> {
    return this.visits.open(visitor, async (visit) => {
      const place = await this.planIn(visit, planId);
      if (!place) return null;
      const found = { visit, ...place, plans: [place.plan] };
      return { found, ...lineOf('paper', place, wordsOf(place.plan.content)) };
    });
  }

  /** The same of all of a week; where nothing was sent there is nothing. */
  takeWeek(visitor: Visitor, teacherId: string, day: string): Promise<TakenPlans> {
    return this.visits.open(visitor, async (visit) => {
      const place = placeIn(visit, teacherId, day);
      const plans = place && (await this.visits.plans(visit, { teacherId, week: place.week.week }));
      return place && plans?.length ? { found: { visit, ...place, plans }, ...lineOf('paper', place) } : null;
    });
  }

  private async planIn(visit: Visit, planId: string): Promise<OpenedPlan | null> {
    if (!isUuid(planId)) return null;
    const [plan] = await this.visits.plans(visit, { planId });
    const place = plan && placeIn(visit, plan.authorId, plan.week);
    return place ? { ...place, plan, names: visit.names } : null;
  }
}

function placeIn({ teachers, weeks }: Visit, teacherId: string, day: string): Place | null {
  const teacher = teachers.find(({ id }) => id === teacherId);
  const week = weeks.find((each) => each.week === day);
  return teacher && week ? { teacher, week } : null;
}

function lineOf<Act extends 'week' | 'plan' | 'paper'>(act: Act, { teacher, week }: Place, words = '') {
  const about = [words, nameOfWeek(week)].filter(Boolean).join(' · ');
  return { act, about, teacherId: teacher.id };
}

function wordsOf({ subject, className, date, ...times }: PlanningPart): string {
  return [subject, className, `${malayLongDate(date)}, ${timesOf(times)}`].filter(Boolean).join(' · ');
}
