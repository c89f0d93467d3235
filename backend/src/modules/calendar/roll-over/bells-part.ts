import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import {
  defineRollOverPart,
  type RollOver,
  RollOverPart,
  type RollOverPartDto,
  type TakenBack,
} from '../../schools/index.js';
import { BellSchedulesRepository } from '../days/bell-schedules.repository.js';
import { CalendarEntriesRepository } from '../days/calendar-entries.repository.js';
import { CalendarEventsRepository } from '../events/calendar-events.repository.js';

const BELLS = defineRollOverPart('bellSchedules');

/** The next session rings as this one does; its days are its own, and keep it from being taken back. */
@Injectable()
export class BellsPart extends RollOverPart {
  readonly part = BELLS;

  constructor(
    private readonly bells: BellSchedulesRepository,
    private readonly entries: CalendarEntriesRepository,
    private readonly events: CalendarEventsRepository,
  ) {
    super();
  }

  async propose({ caller, from }: RollOver): Promise<RollOverPartDto> {
    const standing = await this.bells.list({ schoolId: caller.school.id }, from.id);
    return { count: standing.length, choices: [], rows: [] };
  }

  /** A session that was prepared by hand keeps the bells that it has. */
  async make({ caller, from, yearId, idOf }: RollOver): Promise<string[]> {
    const owner = { schoolId: caller.school.id };
    if ((await this.bells.list(owner, yearId)).length > 0) return [];
    const made = (await this.bells.list(owner, from.id)).map(({ id, name, isUsual, days }) => ({
      ...{ id: idOf(`bells:${id}`), academicYearId: yearId, name, isUsual, days },
    }));
    await this.bells.rows.insertAll(owner, made, caller.now);
    return made.map(({ id }) => id);
  }

  async findUsed({ school }: SchoolCaller, yearId: string, made: readonly string[]): Promise<string[]> {
    const owner = { schoolId: school.id };
    const bells = await this.bells.list(owner, yearId);
    const entries = await this.entries.list(owner, yearId);
    const events = await this.events.list(owner, yearId);
    return [
      ...bells.filter(({ id, version }) => version > 1 || !made.includes(id)).map(({ name }) => name),
      ...entries.map(({ name }) => name),
      ...events.map(({ title }) => title),
    ];
  }

  async takeBack({ school, now }: SchoolCaller, { made }: TakenBack): Promise<void> {
    await this.bells.rows.deleteAll({ schoolId: school.id }, made, now);
  }
}
