import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { Day } from '../../../platform/calendar/day.js';
import { startOfNextDay } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { Notifications } from '../../notifications/index.js';
import { SchoolsService } from '../../schools/index.js';
import { type LessonOfDay, reminderSentence } from '../domain/reflection-reminder.js';
import { type Asking, ReflectionRemindersRepository } from './reflection-reminders.repository.js';

/** So many people are looked at in one run; the next takes the others. */
const PEOPLE_AT_ONCE = 500;

/** Who is still to be reminded on a day, and who was. */
@Injectable()
export class RemindedTeachers {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly schools: SchoolsService,
    private readonly notifications: Notifications,
    private readonly reminders: ReflectionRemindersRepository,
  ) {}

  /** In every school. `time`: HH:MM. */
  asking(day: Day, time: string, now: number): Promise<Asking[]> {
    return this.database.systemRead(() => this.reminders.asking(day, time, now, PEOPLE_AT_ONCE));
  }

  /** They are looked at again after that. */
  settle(person: Owner, until: number): Promise<void> {
    return this.database.systemTransaction(() => this.reminders.settle(person, until));
  }

  /** That it was told and that it is settled stand together or not at all. */
  async tell(person: Asking, lessons: readonly LessonOfDay[], day: Day, now: number): Promise<void> {
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
