import { Injectable } from '@nestjs/common';
import { isOf } from '../../platform/access/access.js';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { Entitlements } from '../../platform/access/entitlements.js';
import { Database } from '../../platform/database/database.js';
import { type FoundPlan, PlanSearch } from '../lesson-plans/index.js';
import { type Member, SchoolsService } from '../schools/index.js';

export type Findings = Readonly<{ people: Member[]; plans: FoundPlan[] }>;

/** Of both together. */
const MOST_FINDINGS = 20;
/** So that a common name hides no plan. */
const MOST_PEOPLE = 8;

/** Finds what the caller may open: own plans, and for administrators the people of the school. */
@Injectable()
export class SearchService {
  constructor(
    private readonly database: Database,
    private readonly entitlements: Entitlements,
    private readonly schools: SchoolsService,
    private readonly plans: PlanSearch,
  ) {}

  async find(caller: SchoolCaller, query: string): Promise<Findings> {
    const words = query.split(/\s+/);
    const seesPeople = await this.mayOpenPeople(caller);
    return this.database.tenantRead(caller.school.id, async () => {
      const people = seesPeople ? await this.schools.searchMembers(caller.school.id, words, MOST_PEOPLE) : [];
      const plans = await this.plans.find(caller, words, MOST_FINDINGS - people.length);
      return { people, plans };
    });
  }

  private async mayOpenPeople({ school, membership, now }: SchoolCaller): Promise<boolean> {
    if (!isOf('admin', membership)) return false;
    return (await this.entitlements.of(school.id, now)).canAccess.manageUsers;
  }
}
