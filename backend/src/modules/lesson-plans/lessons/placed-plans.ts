import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { lastDayOf } from '../../../platform/calendar/school-week.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import type { Lesson, LessonsOfPersons } from '../../lessons/index.js';
import { type SentOfWeek, SentWeeks } from '../../reviews/index.js';
import {
  type PlacedPlan,
  type PlannedLesson,
  type PlannedWeek,
  plannedWeek,
  type SlottedLesson,
  type WeekLesson,
} from '../domain/week-lessons.js';
import { type PlanPlace, PlansOfSchool } from '../plans-of-school.js';
import { PLAN_KIND } from '../sent-plans.js';

type PlacedLesson = WeekLesson & Readonly<{ of: Lesson }>;

/** `withoutLesson`: ids of plans that were made for a lesson that is no more. */
type PlacedOfPerson = Readonly<{
  lessons: readonly PlannedLesson<PlacedLesson>[];
  withoutLesson: readonly string[];
}>;

/** `ofPersons`: by person. `sent`: what was sent in these weeks, by the id of the plan. */
type Placed = Readonly<{
  ofPersons: ReadonlyMap<string, PlacedOfPerson>;
  sent: ReadonlyMap<string, SentOfWeek>;
}>;

/** Which plan is of which lesson, whoever wrote it: where plans lie is read for it, and never what they say. */
@Injectable()
export class PlacedPlans {
  constructor(
    private readonly plans: PlansOfSchool,
    private readonly sent: SentWeeks,
  ) {}

  /** `lessons`: all that these people have in these weeks. In the current transaction. */
  async in(schoolId: string, weeks: readonly Day[], lessons: LessonsOfPersons): Promise<Placed> {
    const { ofAuthor, sent } = await this.written(schoolId, weeks, [...lessons.keys()]);
    const ofPersons = new Map(
      [...lessons].map(([personId, own]) => {
        const byWeek = Map.groupBy(own, ({ week }) => week);
        const plans = ofAuthor.get(personId) ?? [];
        const ofWeeks = weeks.map((week) => plannedIn(week, (byWeek.get(week) ?? []).map(slotted), plans));
        return [
          personId,
          {
            lessons: ofWeeks.flatMap((each) => each.lessons),
            withoutLesson: ofWeeks.flatMap((each) => each.withoutLesson),
          },
        ];
      }),
    );
    return { ofPersons, sent };
  }

  /** Of one person in a week, whose lessons are told already. In the current transaction. */
  async inWeek<Of extends WeekLesson>(
    { schoolId, userId }: Owner,
    week: Day,
    lessons: readonly SlottedLesson<Of>[],
  ): Promise<PlannedWeek<Of>> {
    const { ofAuthor } = await this.written(schoolId, [week], [userId]);
    return plannedIn(week, lessons, ofAuthor.get(userId) ?? []);
  }

  private async written(schoolId: string, weeks: readonly Day[], authorIds: readonly string[]) {
    const places = await this.plans.placesIn({ schoolId }, authorIds, weeks);
    const recordIds = places.flatMap(({ id, isMoved }) => (isMoved ? [id] : []));
    const found = await this.sent.of(schoolId, { kind: PLAN_KIND, authorIds, weeks, recordIds });
    const sent = new Map(found.map((each) => [each.recordId, each]));
    const placed = places.map((place) => ({
      authorId: place.authorId,
      plan: toPlaced(place, sent.get(place.id)),
    }));
    const ofAuthor = new Map(
      [...Map.groupBy(placed, ({ authorId }) => authorId)].map(([authorId, own]) => [
        authorId,
        own.map(({ plan }) => plan),
      ]),
    );
    return { ofAuthor, sent };
  }
}

function plannedIn<Of extends WeekLesson>(
  week: Day,
  lessons: readonly SlottedLesson<Of>[],
  plans: readonly PlacedPlan[],
): PlannedWeek<Of> {
  const last = lastDayOf(week);
  const ofWeek = plans.filter(({ slot, date }) => (slot ? slot.week === week : week <= date && date <= last));
  return plannedWeek(lessons, ofWeek);
}

function slotted(of: Lesson): SlottedLesson<PlacedLesson> {
  const { teachingSetId, day: date, time, className, subject, slot } = of;
  return {
    lesson: { teachingSetId, date, startTime: time.from, endTime: time.to, className, subject, of },
    slot,
  };
}

/** What was sent counts, whatever its author has deleted since; it stays unless it was returned, or its author amends it. */
function toPlaced(place: PlanPlace, sent: SentOfWeek | undefined): PlacedPlan {
  const stays = staysAsSent(place, sent) && !place.isMoved;
  return { ...place, isDeleted: place.isDeleted && !sent, stays };
}

export function staysAsSent({ isSealed }: PlanPlace, sent: SentOfWeek | undefined): boolean {
  return sent !== undefined && !sent.isReturned && (isSealed || !sent.isSealed);
}
