import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { StaffRole } from '../access/access.js';
import type { Principal, RequestContext } from '../access/caller.js';
import { Memberships } from '../access/memberships.js';
import type { Pass, Route, RouteCheck } from '../access/route-check.js';
import { STAFF_ROLE } from '../access/route-policy.js';
import { StaffRequiredError, StaffRoleRequiredError, StaffSecondFactorError } from '../errors/errors.js';

/** Tokens tell whole seconds. */
const TOKEN_TIME_GRAIN_MS = 1_000;

/** Opens staff routes to people of the platform only. */
@Injectable()
export class StaffCheck implements RouteCheck {
  constructor(
    private readonly memberships: Memberships,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  passFor(route: Route): Pass | null {
    if (route.policy.audience !== 'staff') return null;
    const needed = route.said<StaffRole>(STAFF_ROLE);
    return ({ context }) => this.establishRoles(context, needed);
  }

  private async establishRoles(context: RequestContext, needed: StaffRole | undefined): Promise<void> {
    const roles = context.principal ? await this.rolesOf(context.principal) : [];
    if (roles.length === 0) throw new StaffRequiredError();
    if (this.config.staffSecondFactor && !context.principal?.hasSecondFactor)
      throw new StaffSecondFactorError();
    if (needed && !roles.includes(needed)) throw new StaffRoleRequiredError(needed);
    context.staffRoles = roles;
  }

  /** A token from before somebody was named may be a stranger's, whose session ended with the naming. */
  private async rolesOf({ userId, issuedAt }: Principal): Promise<StaffRole[]> {
    const posts = await this.memberships.staffPosts(userId);
    return posts.filter(({ since }) => since < issuedAt + TOKEN_TIME_GRAIN_MS).map(({ role }) => role);
  }
}
