import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ownerOf } from '../../../platform/records/records.js';
import type { ReminderTime } from '../domain/reflection-reminder.js';
import { ReflectionRemindersRepository } from './reflection-reminders.repository.js';

/** When a teacher wants to be reminded. */
@Injectable()
export class ReminderChoices {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly reminders: ReflectionRemindersRepository,
  ) {}

  chosen(caller: SchoolCaller): Promise<ReminderTime | null> {
    return this.writes.read(caller, () => this.reminders.chosen(ownerOf(caller)));
  }

  async choose(caller: SchoolCaller, at: ReminderTime | null): Promise<ReminderTime | null> {
    await this.writes.write(caller, () => this.reminders.choose(ownerOf(caller), at));
    return at;
  }
}
