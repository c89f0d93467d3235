import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { Database } from '../../../platform/database/database.js';
import { MemberNotFoundError } from '../schools.errors.js';
import type { Member } from './member.js';
import { type MemberChange, MembersRepository } from './members.repository.js';

/** The transaction in which an administrator changes what somebody may do. */
@Injectable()
export class MemberChanges {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly members: MembersRepository,
  ) {}

  change<T>(caller: SchoolCaller, userId: string, work: (member: Member) => Promise<T>): Promise<T> {
    return this.whileHeld(caller, async () => work(await this.present(caller.school.id, userId)));
  }

  /** The people are locked first: two who change each other would otherwise wait for each other. */
  whileHeld<T>(caller: SchoolCaller, work: () => Promise<T>): Promise<T> {
    const { id } = caller.school;
    return this.database.tenantTransaction(id, async () => {
      await this.members.lock(id);
      return this.writes.write(caller, work);
    });
  }

  /** A change that needs to know of other schools. */
  changeAsSystem<T>(caller: SchoolCaller, userId: string, work: (member: Member) => Promise<T>): Promise<T> {
    const { id } = caller.school;
    return this.database.systemTransaction(async () => {
      await this.members.lock(id);
      return this.writes.writeAsSystem(caller, async () => work(await this.present(id, userId)));
    });
  }

  /** In the current transaction. */
  async present(schoolId: string, userId: string): Promise<Member> {
    const member = await this.members.find(schoolId, userId);
    if (!member) throw new MemberNotFoundError();
    return member;
  }

  /** Nobody relies on what they may do until the transaction ends. */
  hold({ school }: SchoolCaller, userId: string): Promise<void> {
    return this.members.hold(school.id, userId);
  }

  /** Its line in the log, in the current transaction. */
  log(
    { school, principal }: SchoolCaller,
    { email, roles }: Pick<Member, 'email' | 'roles'>,
    change: Omit<MemberChange, 'actorId' | 'email' | 'roles'>,
  ): Promise<void> {
    return this.members.log(school.id, { actorId: principal.userId, email, roles, ...change });
  }
}
