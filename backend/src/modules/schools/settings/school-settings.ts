import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { defineTopic } from '../../../platform/database/change-topic.js';
import { Changes } from '../../../platform/database/changes.js';
import { CommittedCache } from '../../../platform/database/committed-cache.js';
import { Database } from '../../../platform/database/database.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { Events } from '../../../platform/events/events.js';
import { type DatedValue, valueOn } from '../domain/dated-value.js';
import { settingDecided } from '../schools.events.js';
import type { SchoolSetting, SettingValue } from './school-setting.js';
import { type SaidSetting, SchoolSettingsRepository } from './school-settings.repository.js';

/** The school that decided something anew. */
const settingsChanged = defineTopic('school-settings');

/** Whoever decides for a later time decides anew by then. */
const FURTHEST_DAYS = 400;

/** What schools have decided, for modules whose rules it changes. */
@Injectable()
export class SchoolSettings {
  private readonly said: CommittedCache<readonly SaidSetting[]>;

  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly settings: SchoolSettingsRepository,
    private readonly changes: Changes,
    private readonly events: Events,
  ) {
    this.said = new CommittedCache(changes, settingsChanged);
  }

  /** Everything, in the order in which it was said. */
  history(schoolId: string): Promise<readonly SaidSetting[]> {
    return this.said.get(schoolId, '', () =>
      this.database.tenantRead(schoolId, () => this.settings.list(schoolId)),
    );
  }

  async valueOn<Value extends SettingValue>(
    schoolId: string,
    { key, initial, isValue }: SchoolSetting<Value>,
    day: Day,
  ): Promise<Value> {
    const said = (await this.history(schoolId)).filter((each) => each.key === key);
    const value = valueOn(said, day)?.value;
    return isValue(value) ? value : initial;
  }

  /** From today on or later: what has happened is judged by what was in force then. */
  async decide(
    caller: SchoolCaller,
    { key, isValue, refuse }: SchoolSetting,
    { value, from }: DatedValue<unknown>,
  ): Promise<void> {
    const { school, principal, now } = caller;
    const today = dayOf(now);
    if (!isValue(value)) throw refused('value', 'value is none of this setting');
    if (from < today) throw refused('from', 'from must not be before today');
    if (addDays(today, FURTHEST_DAYS) < from)
      throw refused('from', `from must be within ${FURTHEST_DAYS} days`);
    const refusal = refuse?.(caller, value);
    if (refusal) throw refusal;
    await this.writes.write(caller, async () => {
      await this.settings.add(school.id, { key, value, from, setBy: principal.userId, setAt: now });
      const by = principal.userId;
      await this.events.emit(settingDecided, { schoolId: school.id, key, value, from, by, at: now });
      await this.changes.publish(settingsChanged, school.id);
    });
  }
}

function refused(field: string, message: string): ValidationError {
  return new ValidationError([{ field, message }]);
}
