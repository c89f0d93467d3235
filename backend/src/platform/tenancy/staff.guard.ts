import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { contextOf } from '../access/caller.js';
import { Memberships } from '../access/memberships.js';
import { routePolicy } from '../access/route-policy.js';
import { StaffRequiredError } from '../errors/errors.js';

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
    context.staffRoles = roles;
    return true;
  }
}
