import type { SchoolCaller } from '../access/caller.js';
import type { SchoolWrites } from '../access/school-writes.js';
import type { Database } from '../database/database.js';
import type { Sent } from './columns.js';
import type { Owner, RecordOf, RecordRows, SchoolOwner } from './record-rows.js';
import { RecordConflictError, RecordIdTakenError, RecordNotFoundError } from './records.errors.js';

type Kind<
  Content extends object,
  New extends keyof Content,
  Fields extends object,
  RowOwner extends SchoolOwner,
> = Readonly<{
  /** In lower case, e.g. lesson plan. */
  noun: string;
  rows: RecordRows<Content, New, Fields, RowOwner>;
  /** A record in the shape of a reply: a conflict hands over the current one. */
  toDto: (record: RecordOf<Content, Fields>) => object;
}>;

export function ownerOf({ school, principal }: SchoolCaller): Owner {
  return { schoolId: school.id, userId: principal.userId };
}

/** What is done with the records of an owner: those of anyone else do not exist here. */
abstract class Records<
  Content extends object,
  New extends keyof Content,
  Fields extends object,
  RowOwner extends SchoolOwner,
> {
  constructor(
    protected readonly database: Database,
    protected readonly writes: SchoolWrites,
    private readonly kind: Kind<Content, New, Fields, RowOwner>,
  ) {}

  read(caller: SchoolCaller, id: string): Promise<RecordOf<Content, Fields>> {
    return this.database.tenantRead(caller.school.id, () => this.present(caller, id));
  }

  /** Created again, the record is answered as it is by now. */
  create(caller: SchoolCaller, id: string, content: Sent<Content, New>): Promise<RecordOf<Content, Fields>> {
    const { noun, rows } = this.kind;
    return this.writes.write(caller, async () => {
      const owner = this.ownerOf(caller);
      await this.check(caller, id, content);
      const record = (await rows.insert(owner, id, content, caller.now)) ?? (await rows.find(owner, id));
      if (!record) throw new RecordIdTakenError(noun);
      return record;
    });
  }

  /** If it is still the version that was read. */
  replace(
    caller: SchoolCaller,
    id: string,
    version: number,
    content: Sent<Content, New>,
  ): Promise<RecordOf<Content, Fields>> {
    const { noun, rows, toDto } = this.kind;
    return this.writes.write(caller, async () => {
      await this.check(caller, id, content);
      const replaced = await rows.replace(this.ownerOf(caller), id, version, content, caller.now);
      if (replaced) return replaced;
      throw new RecordConflictError(noun, toDto(await this.present(caller, id)));
    });
  }

  /** Softly: a restoration brings the record back. */
  async delete(caller: SchoolCaller, id: string): Promise<void> {
    await this.change(caller, (owner) => this.kind.rows.delete(owner, id, caller.now));
  }

  restore(caller: SchoolCaller, id: string): Promise<RecordOf<Content, Fields>> {
    return this.change(caller, (owner) => this.kind.rows.restore(owner, id));
  }

  protected abstract ownerOf(caller: SchoolCaller): RowOwner;

  /** Refuses content that does not fit what stands beside it; in the transaction of the write, before it. */
  protected async check(_caller: SchoolCaller, _id: string, _content: Sent<Content, New>): Promise<void> {}

  private change(
    caller: SchoolCaller,
    work: (owner: RowOwner) => Promise<RecordOf<Content, Fields> | null>,
  ): Promise<RecordOf<Content, Fields>> {
    return this.writes.write(caller, async () => {
      const changed = await work(this.ownerOf(caller));
      if (!changed) throw new RecordNotFoundError(this.kind.noun);
      return changed;
    });
  }

  private async present(caller: SchoolCaller, id: string): Promise<RecordOf<Content, Fields>> {
    const record = await this.kind.rows.find(this.ownerOf(caller), id);
    if (!record || record.deletedAt !== null) throw new RecordNotFoundError(this.kind.noun);
    return record;
  }
}

/** What a person does with their own records. */
export abstract class OwnRecords<
  Content extends object,
  New extends keyof Content = never,
  Fields extends object = object,
> extends Records<Content, New, Fields, Owner> {
  protected override ownerOf(caller: SchoolCaller): Owner {
    return ownerOf(caller);
  }
}

/** What whoever may does with the records of the school. */
export abstract class SchoolRecords<
  Content extends object,
  New extends keyof Content = never,
  Fields extends object = object,
> extends Records<Content, New, Fields, SchoolOwner> {
  protected override ownerOf({ school }: SchoolCaller): SchoolOwner {
    return { schoolId: school.id };
  }
}
