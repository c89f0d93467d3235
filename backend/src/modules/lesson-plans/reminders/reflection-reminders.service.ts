import { Injectable, Logger } from '@nestjs/common';
import { isSuspendedOn } from '../../../platform/access/access.js';
import { Entitlements } from '../../../platform/access/entitlements.js';
import { dayOf, instantAt, OFFSET_MS } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { SchoolsService } from '../../schools/index.js';
import { lessonsToRemindOf, QUIET_FROM, reminderTime } from '../domain/reflection-reminder.js';
import { DayOfPerson } from './day-of-person.js';
import type { Asking } from './reflection-reminders.repository.js';
import { RemindedTeachers } from './reminded-teachers.js';

/** Tells teachers once, on the day itself, which of their lessons have no reflection yet. */
@Injectable()
export class ReflectionReminders {
  private readonly logger = new Logger(ReflectionReminders.name);

  constructor(
    private readonly database: Database,
    private readonly entitlements: Entitlements,
    private readonly schools: SchoolsService,
    private readonly days: DayOfPerson,
    private readonly reminded: RemindedTeachers,
  ) {}

  /** Whoever is due at `now` (business clock). Run again it tells nothing twice. */
  async remindAll(now: number): Promise<void> {
    const [day, time] = [dayOf(now), timeOf(now)];
    if (time >= QUIET_FROM) return;
    const asking = await this.reminded.asking(day, time, now);
    for (const [schoolId, people] of Map.groupBy(asking, (each) => each.schoolId)) {
      try {
        await this.remindSchool(schoolId, people, now);
      } catch (err) {
        this.logger.error({ err, schoolId }, 'The school cannot be reminded; the next run tries again.');
      }
    }
  }

  /** Where nothing can be written nobody is asked to write. */
  private async remindSchool(schoolId: string, people: readonly Asking[], now: number): Promise<void> {
    const [day, time] = [dayOf(now), timeOf(now)];
    const { canAccess } = await this.entitlements.of(schoolId, now);
    const members = await this.database.tenantRead(schoolId, () => this.schools.membersOf(schoolId));
    const ofDay = canAccess.createContent ? await this.days.of(schoolId, day, now) : null;
    for (const person of people) {
      const member = members.find(({ userId }) => userId === person.userId);
      if (!member) continue;
      const lessons = ofDay && !isSuspendedOn(day, member) ? await ofDay(person.userId) : [];
      const due = reminderTime(lessons, person.at);
      if (due !== null && due > time) await this.reminded.settle(person, instantAt(day, due));
      else await this.reminded.tell(person, due === null ? [] : lessonsToRemindOf(lessons, time), day, now);
    }
  }
}

/** HH:MM in Malaysia. */
function timeOf(now: number): string {
  return new Date(now + OFFSET_MS).toISOString().slice(11, 16);
}
