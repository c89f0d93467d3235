import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { type AskedWeek, type ReadWeek, WeekReader } from '../../lesson-plans/index.js';
import { Deadlines } from '../../reviews/index.js';
import { type Due, type SentWeek, WeekStandings } from './week-standings.js';

export type WeekToSend = AskedWeek & Readonly<{ due: Due }>;

/** A week with what of it was sent. */
export type WholeWeek = ReadWeek & Readonly<{ sending: SentWeek }>;

/** A teacher's own week with what of it was sent and what became of that. */
@Injectable()
export class WholeWeeks {
  constructor(
    private readonly database: Database,
    private readonly weeks: WeekReader,
    private readonly deadlines: Deadlines,
    private readonly standings: WeekStandings,
  ) {}

  /** Of the week that holds a day. */
  async read(caller: SchoolCaller, day: Day): Promise<WholeWeek> {
    const asked = await this.asked(caller, day);
    return this.database.tenantRead(caller.school.id, () => this.of(caller, asked));
  }

  /** The week that holds a day, and when it is due. */
  async asked(caller: SchoolCaller, day: Day): Promise<WeekToSend> {
    const asked = await this.weeks.asked(caller, day);
    const due = await this.deadlines.ofWeek(caller.school.id, asked.week, asked.calendar);
    return { ...asked, due };
  }

  /** In the current transaction. */
  async of(caller: SchoolCaller, asked: WeekToSend): Promise<WholeWeek> {
    const read = await this.weeks.read(caller, asked);
    return { ...read, sending: await this.standings.of(caller, read, asked.due) };
  }

  /** What has become of a week that was read before something was sent of it. In the current transaction. */
  sendingOf(caller: SchoolCaller, read: ReadWeek, { due }: WeekToSend): Promise<SentWeek> {
    return this.standings.anew(caller, read, due);
  }
}
