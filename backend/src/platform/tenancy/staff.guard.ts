import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { StaffRole } from '../access/access.js';
import { contextOf } from '../access/caller.js';
import { Memberships } from '../access/memberships.js';
import { routePolicy, STAFF_ROLE } from '../access/route-policy.js';
import { StaffRequiredError, StaffRoleRequiredError } from '../errors/errors.js';

/** Opens staff routes to people of the platform only. */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly memberships: Memberships,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    if (routePolicy(this.reflector, execution).audience !== 'staff') return true;
    const context = contextOf(execution);
    const roles = context.principal ? await this.memberships.staffRoles(context.principal.userId) : [];
    if (roles.length === 0) throw new StaffRequiredError();
    const needed = this.neededRole(execution);
    if (needed && !roles.includes(needed)) throw new StaffRoleRequiredError(needed);
    context.staffRoles = roles;
    return true;
  }

  private neededRole(execution: ExecutionContext): StaffRole | undefined {
    const targets = [execution.getHandler(), execution.getClass()];
    return this.reflector.getAllAndOverride<StaffRole | undefined>(STAFF_ROLE, targets);
  }
}
