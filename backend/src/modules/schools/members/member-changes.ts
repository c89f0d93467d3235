import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { Database } from '../../../platform/database/database.js';
import { MemberNotFoundError } from '../schools.errors.js';
import type { Member } from './member.js';
import { MembersRepository } from './members.repository.js';

/** The transaction in which an administrator changes what somebody may do. */
@Injectable()
export class MemberChanges {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly members: MembersRepository,
  ) {}

  /** The people are locked first: two who change each other would otherwise wait for each other. */
  change<T>(caller: SchoolCaller, userId: string, work: (member: Member) => Promise<T>): Promise<T> {
    const { id } = caller.school;
    return this.database.tenantTransaction(id, async () => {
      await this.members.lock(id);
      return this.writes.write(caller, async () => work(await this.present(id, userId)));
    });
  }

  /** In the current transaction. */
  async present(schoolId: string, userId: string): Promise<Member> {
    const member = await this.members.find(schoolId, userId);
    if (!member) throw new MemberNotFoundError();
    return member;
  }
}
