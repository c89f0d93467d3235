import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import type { StateCode } from '../domain/malaysian-state.js';
import type { SchoolProfile, SchoolType } from './school-profile.js';
import { type KeptProfile, SchoolProfilesRepository } from './school-profiles.repository.js';

/** What a school says of itself; its administrators keep it right. */
@Injectable()
export class SchoolProfilesService {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly profiles: SchoolProfilesRepository,
  ) {}

  async read({ school }: SchoolCaller): Promise<KeptProfile> {
    const profile = await this.ofSchool(school.id);
    if (!profile) throw new NotFoundError('The profile of the school');
    return profile;
  }

  /** Null for a school that never said. */
  ofSchool(schoolId: string): Promise<KeptProfile | null> {
    return this.database.tenantRead(schoolId, () => this.profiles.find(schoolId));
  }

  /** Null for a school that never said. */
  stateOf(schoolId: string): Promise<StateCode | null> {
    return this.database.tenantRead(schoolId, () => this.profiles.stateOf(schoolId));
  }

  /** Null for a school that never said. */
  typeOf(schoolId: string): Promise<SchoolType | null> {
    return this.ofSchool(schoolId).then((profile) => profile?.schoolType ?? null);
  }

  /** For schools that the platform makes: what is there already stays. */
  ensure(schoolId: string, profile: SchoolProfile): Promise<void> {
    return this.database.systemTransaction(async () => {
      if (!(await this.profiles.find(schoolId))) await this.profiles.save(schoolId, profile, null);
    });
  }

  /** Whoever saves it has looked it over. */
  confirm(caller: SchoolCaller, profile: SchoolProfile): Promise<KeptProfile> {
    const { school, principal, now } = caller;
    return this.writes.write(caller, async () => {
      await this.profiles.save(school.id, profile, { at: now, by: principal.userId });
      return { ...profile, confirmedAt: now };
    });
  }
}
