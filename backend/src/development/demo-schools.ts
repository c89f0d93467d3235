import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BillingService } from '../modules/billing/index.js';
import { SchoolProfilesService, SchoolsService } from '../modules/schools/index.js';
import { SubscriptionService } from '../modules/subscription/index.js';
import { HostedUsers } from '../platform/hosted-backend/hosted-users.js';
import {
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  DEMO_PHONES,
  DEMO_SCHOOLS,
  DEMO_STAFF,
  type DemoSchool,
  type DemoState,
} from './demo-data.js';
import { demoDates, TRIAL_DAYS } from './demo-dates.js';
import { DEMO_TEACHERS, SCHOOL_TO_LOOK_AROUND_IN } from './demo-teachers.js';

const PLAN = 't60';

/** Makes the demo schools, their people and what they have paid. Making them again changes nothing. */
@Injectable()
export class DemoSchools {
  constructor(
    private readonly users: HostedUsers,
    private readonly schools: SchoolsService,
    private readonly profiles: SchoolProfilesService,
    private readonly billing: BillingService,
    private readonly subscription: SubscriptionService,
  ) {}

  async make(now: number): Promise<void> {
    await Promise.all(DEMO_STAFF.map((person) => this.makeStaff(person)));
    for (const school of DEMO_SCHOOLS) await this.makeSchool(school, now);
    await this.makeTeachers();
  }

  /** With five people, `guru@<code>.test` among them. */
  async makeSchool({ code, name, state, profile }: DemoSchool, now: number): Promise<void> {
    const school = await this.schools.ensureSchool({ code, name, state: profile.state }, now);
    await Promise.all(
      DEMO_PEOPLE.map(async ({ mailbox, role, displayName }) => {
        const email = `${mailbox}@${code}.test`;
        const userId = await this.users.ensure(email, DEMO_PASSWORD, DEMO_PHONES[email]);
        await this.schools.saveMember(school.id, userId, { roles: [role], displayName, email });
      }),
    );
    await this.profiles.ensure(school.id, profile);
    if (!(await this.subscription.hasFacts(school.id))) await this.grant(school.id, state, now);
  }

  /** The staff room of the school that one can look around in. */
  private async makeTeachers(): Promise<void> {
    const school = await this.schools.findSchool(SCHOOL_TO_LOOK_AROUND_IN);
    if (!school) throw new Error(`${SCHOOL_TO_LOOK_AROUND_IN} is none of the demo schools.`);
    await Promise.all(
      DEMO_TEACHERS.map(async ({ mailbox, displayName, roles }) => {
        const email = `${mailbox}@${school.code}.test`;
        const userId = await this.users.ensure(email, DEMO_PASSWORD);
        await this.schools.saveMember(school.id, userId, { roles, displayName, email });
      }),
    );
  }

  private async makeStaff({ email, role }: (typeof DEMO_STAFF)[number]): Promise<void> {
    await this.schools.addStaff(await this.users.ensure(email, DEMO_PASSWORD), role, email);
  }

  private async grant(schoolId: string, state: DemoState, now: number): Promise<void> {
    const { trialFrom, paidAt } = demoDates(now, state.daysLeft);
    if (state.kind === 'paid') {
      await this.billing.recordManualPayment(schoolId, { planCode: PLAN, termMonths: 12, paidAt }, now);
      return;
    }
    const trial = {
      kind: 'trial-granted',
      id: randomUUID(),
      at: trialFrom,
      days: TRIAL_DAYS,
      actor: 'demo',
    } as const;
    await this.subscription.recordFact(schoolId, trial, now);
  }
}
