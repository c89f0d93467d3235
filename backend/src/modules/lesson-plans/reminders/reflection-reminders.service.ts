import { Inject, Injectable, Logger } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { isSuspendedOn } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Entitlements } from '../../../platform/access/entitlements.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf, instantAt, OFFSET_MS, startOfNextDay } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { ownerOf } from '../../../platform/records/records.js';
import { Notifications } from '../../notifications/index.js';
import { SchoolsService } from '../../schools/index.js';
import {
  type LessonOfDay,
  lessonsToRemindOf,
  QUIET_FROM,
  type ReminderTime,
  reminderSentence,
  reminderTime,
} from '../domain/reflection-reminder.js';
import { DayOfPerson } from './day-of-person.js';
import { type Asking, ReflectionRemindersRepository } from './reflection-reminders.repository.js';

/** So many people are looked at in one run; the next takes the others. */
const PEOPLE_AT_ONCE = 500;

/** Tells teachers once, on the day itself, which of their lessons have no reflection yet. */
@Injectable()
export class ReflectionReminders {
  private readonly logger = new Logger(ReflectionReminders.name);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly entitlements: Entitlements,
    private readonly schools: SchoolsService,
    private readonly days: DayOfPerson,
    private readonly notifications: Notifications,
    private readonly reminders: ReflectionRemindersRepository,
  ) {}

  chosen(caller: SchoolCaller): Promise<ReminderTime | null> {
    return this.database.tenantRead(caller.school.id, () => this.reminders.chosen(ownerOf(caller)));
  }

  async choose(caller: SchoolCaller, at: ReminderTime | null): Promise<ReminderTime | null> {
    await this.writes.write(caller, () => this.reminders.choose(ownerOf(caller), at));
    return at;
  }

  /** Whoever is due at `now` (business clock). Run again it tells nothing twice. */
  async remindAll(now: number): Promise<void> {
    const [day, time] = [dayOf(now), timeOf(now)];
    if (time >= QUIET_FROM) return;
    const asking = await this.database.systemRead(() =>
      this.reminders.asking(day, time, now, PEOPLE_AT_ONCE),
    );
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
      if (due !== null && due > time) await this.settle(person, instantAt(day, due));
      else await this.tell(person, due === null ? [] : lessonsToRemindOf(lessons, time), day, now);
    }
  }

  private settle(person: Owner, until: number): Promise<void> {
    return this.database.systemTransaction(() => this.reminders.settle(person, until));
  }

  /** That it was told and that it is settled stand together or not at all. */
  private async tell(person: Asking, lessons: readonly LessonOfDay[], day: Day, now: number): Promise<void> {
    const { schoolId, userId } = person;
    await this.database.systemTransaction(async () => {
      await this.reminders.settle(person, startOfNextDay(day));
      if (lessons.length === 0) return;
      const { code } = await this.schools.schoolById(schoolId);
      const { publicScheme, baseDomain } = this.config;
      const link = '/refleksi';
      await this.notifications.notify(
        {
          ...{ schoolId, recipients: { userIds: [userId] }, kind: 'teaching', type: 'info', link },
          dedupeKey: `reflections:${day}`,
          title: 'Refleksi hari ini',
          message: reminderSentence(lessons),
          mail: {
            action: { label: 'Isi refleksi', url: `${publicScheme}://${code}.${baseDomain}${link}` },
          },
        },
        now,
      );
    });
  }
}

/** HH:MM in Malaysia. */
function timeOf(now: number): string {
  return new Date(now + OFFSET_MS).toISOString().slice(11, 16);
}
