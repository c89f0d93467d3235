import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { PLAN_KIND } from '../../lesson-plans/index.js';
import { Sendings, SentRecords, SentWeeks, type Standing } from '../../reviews/index.js';
import { SchoolsService } from '../../schools/index.js';

type Names = ReadonlyMap<string, string>;
export type SentAndNamed = Readonly<{ standing: Standing; names: Names }>;
export type OfTeacher = Readonly<{ authorId: string; from: Day; to: Day }>;

/** So many are read at a time: at their longest no more than others can wait for. */
const AT_ONCE = 20;

/** What a teacher has sent, as far as a caller reads it: of whoever the caller may read the plans of, and of the caller. */
@Injectable()
export class SentByTeacher {
  constructor(
    private readonly database: Database,
    private readonly sentWeeks: SentWeeks,
    private readonly sent: SentRecords,
    private readonly sendings: Sendings,
    private readonly schools: SchoolsService,
  ) {}

  /** Of weeks that have a day of these, a few at a time. */
  async *ofDays(
    caller: SchoolCaller,
    { authorId, from, to }: OfTeacher,
  ): AsyncIterable<ReadonlyMap<string, SentAndNamed>> {
    const { school } = caller;
    const ids = await this.database.tenantRead(school.id, () =>
      this.sentWeeks.recordIdsOf(school.id, { kind: PLAN_KIND, authorId, from, to }),
    );
    yield* this.fewAtATime(caller, authorId, ids);
  }

  /** By the id of the plan. */
  async among(
    caller: SchoolCaller,
    authorId: string,
    planIds: readonly string[],
  ): Promise<ReadonlyMap<string, SentAndNamed>> {
    const read = new Map<string, SentAndNamed>();
    for await (const few of this.fewAtATime(caller, authorId, planIds))
      for (const [id, sent] of few) read.set(id, sent);
    return read;
  }

  async nameOf({ school }: SchoolCaller, authorId: string): Promise<string> {
    const names = await this.database.tenantRead(school.id, () => this.names(school.id));
    return names.get(authorId) ?? 'Bekas ahli sekolah';
  }

  private async *fewAtATime(caller: SchoolCaller, authorId: string, ids: readonly string[]) {
    for (let at = 0; at < ids.length; at += AT_ONCE)
      yield await this.read(caller, authorId, ids.slice(at, at + AT_ONCE));
  }

  /** What is one's own is read as its author hears of it, what is another's as whoever supervises them. */
  private read(
    caller: SchoolCaller,
    authorId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, SentAndNamed>> {
    const { school, principal, now } = caller;
    return this.database.tenantRead(school.id, async () => {
      if (authorId !== principal.userId) return this.sent.readable(caller, PLAN_KIND, ids);
      const as = { steps: 1, now, seenBy: 'author' } as const;
      const standings = await this.sendings.standings(school.id, PLAN_KIND, ids, as);
      const names = await this.names(school.id);
      return new Map<string, SentAndNamed>([...standings].map(([id, standing]) => [id, { standing, names }]));
    });
  }

  private async names(schoolId: string): Promise<Names> {
    const members = await this.schools.membersOf(schoolId);
    return new Map(members.map(({ userId, name }) => [userId, name]));
  }
}
