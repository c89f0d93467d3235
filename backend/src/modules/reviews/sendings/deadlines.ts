import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { type SchoolCalendar, schoolDayFrom } from '../../calendar/index.js';
import { SchoolSettings } from '../../schools/index.js';
import { type DueRule, dueAt } from '../domain/deadline.js';
import { PLANS_DUE_DAY, PLANS_DUE_MINUTE, PLANS_GRACE_HOURS } from '../review-settings.js';

/** When plans of a week are due, by what the school had decided when that week began. */
@Injectable()
export class Deadlines {
  constructor(private readonly settings: SchoolSettings) {}

  async ofWeek(
    schoolId: string,
    week: Day,
    calendar: SchoolCalendar | null,
  ): Promise<Readonly<{ dueAt: number; rule: DueRule }>> {
    const rule = {
      day: await this.settings.valueOn(schoolId, PLANS_DUE_DAY, week),
      minute: await this.settings.valueOn(schoolId, PLANS_DUE_MINUTE, week),
      graceHours: await this.settings.valueOn(schoolId, PLANS_GRACE_HOURS, week),
    };
    return { rule, dueAt: dueAt(week, rule, (day) => calendar && schoolDayFrom(calendar, day)) };
  }
}
