import type { SchoolCaller } from '../access/caller.js';
import type { SchoolWrites } from '../access/school-writes.js';
import type { Database } from '../database/database.js';
import type { Sent } from './columns.js';
import type { Owner, OwnRows, RecordOf } from './own-rows.js';
import { RecordConflictError, RecordIdTakenError, RecordNotFoundError } from './records.errors.js';

type Kind<Content extends object, New extends keyof Content, Fields extends object> = Readonly<{
  /** In lower case, e.g. lesson plan. */
  noun: string;
  rows: OwnRows<Content, New, Fields>;
  /** A record in the shape of a reply: a conflict hands over the current one. */
  toDto: (record: RecordOf<Content, Fields>) => object;
}>;

export function ownerOf({ school, principal }: SchoolCaller): Owner {
  return { schoolId: school.id, userId: principal.userId };
}

/** What a person does with their own records: those of anyone else do not exist here. */
export abstract class OwnRecords<
  Content extends object,
  New extends keyof Content = never,
  Fields extends object = object,
> {
  constructor(
    protected readonly database: Database,
    protected readonly writes: SchoolWrites,
    private readonly kind: Kind<Content, New, Fields>,
  ) {}

  read(caller: SchoolCaller, id: string): Promise<RecordOf<Content, Fields>> {
    return this.database.tenantRead(caller.school.id, () => this.present(caller, id));
  }

  /** Created again, the record is answered as it is by now. */
  create(caller: SchoolCaller, id: string, content: Sent<Content, New>): Promise<RecordOf<Content, Fields>> {
    const { noun, rows } = this.kind;
    return this.writes.write(caller, async () => {
      const owner = ownerOf(caller);
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
      const replaced = await rows.replace(ownerOf(caller), id, version, content, caller.now);
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

  private change(
    caller: SchoolCaller,
    work: (owner: Owner) => Promise<RecordOf<Content, Fields> | null>,
  ): Promise<RecordOf<Content, Fields>> {
    return this.writes.write(caller, async () => {
      const changed = await work(ownerOf(caller));
      if (!changed) throw new RecordNotFoundError(this.kind.noun);
      return changed;
    });
  }

  private async present(caller: SchoolCaller, id: string): Promise<RecordOf<Content, Fields>> {
    const record = await this.kind.rows.find(ownerOf(caller), id);
    if (!record || record.deletedAt !== null) throw new RecordNotFoundError(this.kind.noun);
    return record;
  }
}
