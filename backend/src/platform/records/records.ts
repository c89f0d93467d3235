import type { SchoolCaller } from '../access/caller.js';
import type { SchoolWrites } from '../access/school-writes.js';
import { ValidationError } from '../errors/errors.js';
import type { Sent } from './columns.js';
import { toRecordDto } from './record.dto.js';
import type { Owner, RecordOf, RecordRows, SchoolOwner } from './record-rows.js';
import {
  RecordConflictError,
  RecordIdTakenError,
  RecordNotFoundError,
  TooManyRecordsError,
} from './records.errors.js';

export function ownerOf({ school, principal }: SchoolCaller): Owner {
  return { schoolId: school.id, userId: principal.userId };
}

/** What is done with the records of an owner: those of anyone else do not exist here. `Parts`: content in other tables. */
abstract class Records<
  Content extends object,
  New extends keyof Content,
  Fields extends object,
  RowOwner extends SchoolOwner,
  Parts extends object = object,
> {
  constructor(
    protected readonly writes: SchoolWrites,
    protected readonly rows: RecordRows<Content, New, Fields, RowOwner>,
    /** In the shape of a reply: a conflict hands over the current one. */
    private readonly toDto: (record: RecordOf<Content, Fields>) => object = toRecordDto,
  ) {}

  read(caller: SchoolCaller, id: string): Promise<RecordOf<Content, Fields>> {
    return this.reading(caller, () => this.present(caller, id));
  }

  /** Deleted or not; null where the owner has none. In the current transaction. */
  standing(caller: SchoolCaller, id: string): Promise<RecordOf<Content, Fields> | null> {
    return this.rows.find(this.ownerOf(caller), id);
  }

  /** Created again, the record is answered as it is by now. */
  create(
    caller: SchoolCaller,
    id: string,
    content: Sent<Content, New> & Parts,
  ): Promise<RecordOf<Content, Fields>> {
    return this.writes.write(caller, () => this.insert(caller, id, content));
  }

  /** All of them or none. `list`: what holds them in the request; what is wrong with one is told at its place in it. */
  createAll(
    caller: SchoolCaller,
    list: string,
    records: readonly (Sent<Content, New> & Parts & Readonly<{ id: string }>)[],
  ): Promise<RecordOf<Content, Fields>[]> {
    return this.writes.write(caller, async () => {
      const made: RecordOf<Content, Fields>[] = [];
      for (const [at, record] of records.entries())
        made.push(await within(`${list}.${at}`, () => this.insert(caller, record.id, record)));
      return made;
    });
  }

  /** If it is still the version that was read. */
  replace(
    caller: SchoolCaller,
    id: string,
    version: number,
    content: Sent<Content, New> & Parts,
  ): Promise<RecordOf<Content, Fields>> {
    return this.writes.write(caller, async () => {
      if (this.check) {
        await this.present(caller, id);
        await this.check(caller, id, content);
      }
      const replaced = await this.rows.replace(this.ownerOf(caller), id, version, content, caller.now);
      if (replaced) return this.withParts(caller, replaced, content);
      throw new RecordConflictError(this.rows.noun, this.toDto(await this.present(caller, id)));
    });
  }

  /** Softly: a restoration brings the record back. */
  async delete(caller: SchoolCaller, id: string): Promise<void> {
    await this.change(caller, async (owner) => {
      await this.checkDeletion?.(caller, id);
      return this.rows.delete(owner, id, caller.now);
    });
  }

  restore(caller: SchoolCaller, id: string): Promise<RecordOf<Content, Fields>> {
    return this.change(caller, async (owner) => {
      await this.holdMost(owner, id, (standing) => standing !== null && standing.deletedAt !== null);
      await this.checkRestoration?.(caller, id);
      return this.rows.restore(owner, id);
    });
  }

  protected abstract ownerOf(caller: SchoolCaller): RowOwner;

  /** Reads of the caller's school, such as a list of the owner's records. */
  protected reading<T>(caller: SchoolCaller, work: (owner: RowOwner) => Promise<T>): Promise<T> {
    return this.writes.read(caller, () => work(this.ownerOf(caller)));
  }

  /** Each refuses what does not fit what stands beside it; in the transaction of the write, before it. */
  protected check?(caller: SchoolCaller, id: string, content: Sent<Content, New> & Parts): Promise<void>;
  protected checkDeletion?(caller: SchoolCaller, id: string): Promise<void>;
  protected checkRestoration?(caller: SchoolCaller, id: string): Promise<void>;

  /** Writes what of the content stands in other tables, in place of what stood there. */
  protected keepParts?(owner: RowOwner, id: string, content: Sent<Content, New> & Parts): Promise<void>;

  /** In the current transaction of a write. */
  protected async insert(
    caller: SchoolCaller,
    id: string,
    content: Sent<Content, New> & Parts,
  ): Promise<RecordOf<Content, Fields>> {
    const { rows } = this;
    const owner = this.ownerOf(caller);
    await this.holdMost(owner, id, (standing) => standing === null);
    await this.check?.(caller, id, content);
    const inserted = await rows.insert(owner, id, content, caller.now);
    if (inserted) return this.withParts(caller, inserted, content);
    const standing = await rows.find(owner, id);
    if (!standing) throw new RecordIdTakenError(this.rows.noun);
    return standing;
  }

  /** Where there are as many as there may be, none is added. */
  private async holdMost(
    owner: RowOwner,
    id: string,
    isAdded: (standing: RecordOf<Content, Fields> | null) => boolean,
  ): Promise<void> {
    const { rows } = this;
    const most = rows.declared?.most;
    if (!most) return;
    await rows.lock(owner);
    if (!isAdded(await rows.find(owner, id)) || (await rows.count(owner)) < most[0]) return;
    throw new TooManyRecordsError(most, rows.ownedByA);
  }

  private async withParts(
    caller: SchoolCaller,
    record: RecordOf<Content, Fields>,
    content: Sent<Content, New> & Parts,
  ): Promise<RecordOf<Content, Fields>> {
    if (!this.keepParts) return record;
    await this.keepParts(this.ownerOf(caller), record.id, content);
    return this.present(caller, record.id);
  }

  private change(
    caller: SchoolCaller,
    work: (owner: RowOwner) => Promise<RecordOf<Content, Fields> | null>,
  ): Promise<RecordOf<Content, Fields>> {
    return this.writes.write(caller, async () => {
      const changed = await work(this.ownerOf(caller));
      if (!changed) throw new RecordNotFoundError(this.rows.noun);
      return changed;
    });
  }

  /** Deleted or not. */
  protected async known(caller: SchoolCaller, id: string): Promise<RecordOf<Content, Fields>> {
    const record = await this.standing(caller, id);
    if (!record) throw new RecordNotFoundError(this.rows.noun);
    return record;
  }

  private async present(caller: SchoolCaller, id: string): Promise<RecordOf<Content, Fields>> {
    const record = await this.known(caller, id);
    if (record.deletedAt !== null) throw new RecordNotFoundError(this.rows.noun);
    return record;
  }
}

/** What is refused of a part of what was sent is told at its place. */
export async function within<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    throw failure instanceof ValidationError ? failure.within(place) : failure;
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
  Parts extends object = object,
> extends Records<Content, New, Fields, SchoolOwner, Parts> {
  protected override ownerOf({ school }: SchoolCaller): SchoolOwner {
    return { schoolId: school.id };
  }
}
