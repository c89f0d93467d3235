import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { StaffRole } from '../access/access.js';
import { contextOf, type Principal } from '../access/caller.js';
import { Memberships } from '../access/memberships.js';
import { routePolicy, STAFF_ROLE } from '../access/route-policy.js';
import { StaffRequiredError, StaffRoleRequiredError, StaffSecondFactorError } from '../errors/errors.js';

/** Tokens tell whole seconds. */
const TOKEN_TIME_GRAIN_MS = 1_000;

/** Opens staff routes to people of the platform only. */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly memberships: Memberships,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    if (routePolicy(this.reflector, execution).audience !== 'staff') return true;
    const context = contextOf(execution);
    const roles = context.principal ? await this.rolesOf(context.principal) : [];
    if (roles.length === 0) throw new StaffRequiredError();
    if (this.config.staffSecondFactor && !context.principal?.hasSecondFactor)
      throw new StaffSecondFactorError();
    const needed = this.neededRole(execution);
    if (needed && !roles.includes(needed)) throw new StaffRoleRequiredError(needed);
    context.staffRoles = roles;
    return true;
  }

  /** A token from before somebody was named may be a stranger's, whose session ended with the naming. */
  private async rolesOf({ userId, issuedAt }: Principal): Promise<StaffRole[]> {
    const posts = await this.memberships.staffPosts(userId);
    return posts.filter(({ since }) => since < issuedAt + TOKEN_TIME_GRAIN_MS).map(({ role }) => role);
  }

  private neededRole(execution: ExecutionContext): StaffRole | undefined {
    const targets = [execution.getHandler(), execution.getClass()];
    return this.reflector.getAllAndOverride<StaffRole | undefined>(STAFF_ROLE, targets);
  }
}
