import { Param, ParseUUIDPipe } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { SchoolWrites } from '../../../platform/access/school-writes.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import type { Judging, ReadableRecord, SentRecords } from './sent-records.js';

/** The id of a verdict in the path. */
export const VerdictId = () =>
  Param('verdictId', new ParseUUIDPipe({ exceptionFactory: () => new RecordNotFoundError('verdict') }));

/**
 * What those who verify do with what was sent of one kind: each act in a transaction of its own, answered with what its
 * page shows of the record afterwards.
 */
export abstract class Reviewing<Shown> {
  protected constructor(
    private readonly kind: string,
    protected readonly writes: SchoolWrites,
    protected readonly sent: SentRecords,
  ) {}

  /** In the current transaction. */
  protected abstract shown(caller: SchoolCaller, record: ReadableRecord): Promise<Shown>;

  read(caller: SchoolCaller, id: string): Promise<Shown> {
    return this.writes.read(caller, async () =>
      this.shown(caller, await this.sent.found(caller, this.named(id))),
    );
  }

  /** From then on its author cannot withdraw it. Only of whoever is to verify it: an administrator who looks is no verifier. */
  markRead(caller: SchoolCaller, id: string): Promise<Shown> {
    return this.afterwards(caller, () => this.sent.markRead(caller, this.named(id)));
  }

  judge(caller: SchoolCaller, id: string, judging: Judging): Promise<Shown> {
    return this.afterwards(caller, () => this.sent.judge(caller, this.named(id), judging));
  }

  takeBack(caller: SchoolCaller, id: string, verdictId: string): Promise<Shown> {
    return this.afterwards(caller, () => this.sent.takeBack(caller, this.named(id), verdictId));
  }

  protected afterwards(caller: SchoolCaller, act: () => Promise<ReadableRecord>): Promise<Shown> {
    return this.writes.write(caller, async () => this.shown(caller, await act()));
  }

  protected named(id: string) {
    return { kind: this.kind, id };
  }
}
