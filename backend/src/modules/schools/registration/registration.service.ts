import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/caller.js';
import type { School } from '../../../platform/access/memberships.js';
import { Database } from '../../../platform/database/database.js';
import { IdempotencyKeyReusedError, ValidationError } from '../../../platform/errors/errors.js';
import type { SchoolProfile } from '../profile/school-profile.js';
import { SchoolProfilesRepository } from '../profile/school-profiles.repository.js';
import { SchoolCodeTakenError } from '../schools.errors.js';
import { SchoolsService } from '../schools.service.js';
import type { Consent } from './consent.js';
import { Founders } from './founders.js';
import { RegistrationsRepository } from './registrations.repository.js';
import { type CodeForm, codeFormOf } from './school-code.js';

export type RegistrationOrder = SchoolProfile &
  Consent &
  Readonly<{ code: string; name: string; displayName: string; session?: string }>;

/** `now` starts the trial by the business clock, `consentedAt` is the system's time. */
export type RegistrationMoment = Readonly<{ now: number; consentedAt: number }>;

@Injectable()
export class RegistrationService {
  constructor(
    private readonly database: Database,
    private readonly schools: SchoolsService,
    private readonly registrations: RegistrationsRepository,
    private readonly profiles: SchoolProfilesRepository,
    private readonly founders: Founders,
  ) {}

  async availabilityOf(code: string): Promise<Exclude<CodeForm, 'free'> | 'available' | 'taken'> {
    const form = codeFormOf(code);
    if (form !== 'free') return form;
    return (await this.schools.findSchool(code)) ? 'taken' : 'available';
  }

  async register(
    principal: Principal,
    order: RegistrationOrder,
    key: string,
    moment: RegistrationMoment,
  ): Promise<School> {
    const form = codeFormOf(order.code);
    if (form !== 'free') throw new ValidationError([{ field: 'code', message: `is ${form}` }]);
    await this.founders.refuseUnproved(principal);
    try {
      return await this.found(principal, order, key, moment);
    } catch (failure) {
      if (!(failure instanceof SchoolCodeTakenError)) throw failure;
      // The same key twice at once: the other has founded the school meanwhile.
      const mine = await this.database.systemRead(() => this.registrations.find(principal.userId, key));
      if (mine?.code !== order.code.toLowerCase()) throw failure;
      return mine;
    }
  }

  /** All of it or nothing: a second try finds no half of a school. */
  private found(
    { userId, email }: Principal,
    order: RegistrationOrder,
    key: string,
    { now, consentedAt }: RegistrationMoment,
  ): Promise<School> {
    return this.database.systemTransaction(async () => {
      const earlier = await this.registrations.find(userId, key);
      if (earlier) return sameSchool(earlier, order);
      await this.founders.refuse(userId, order.code, consentedAt);
      const { code, name, state, displayName, session } = order;
      const founder = { userId, roles: ['main_admin'], displayName, email } as const;
      const school = await this.schools.register(
        { code, name, state, ...(session && { session }) },
        now,
        founder,
      );
      await this.profiles.save(school.id, order, null);
      await this.registrations.add(school.id, { userId, key, consentedAt }, order);
      return school;
    });
  }
}

function sameSchool(earlier: School, { code }: RegistrationOrder): School {
  if (earlier.code !== code.toLowerCase()) throw new IdempotencyKeyReusedError();
  return earlier;
}
