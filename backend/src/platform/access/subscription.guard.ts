import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AccessRestrictedError } from '../errors/errors.js';
import { contextOf } from './caller.js';
import { Entitlements } from './entitlements.js';

/** Refuses what the school's subscription does not allow at this instant. */
@Injectable()
export class SubscriptionGuard implements CanActivate {
  constructor(private readonly entitlements: Entitlements) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const { school, policy, now } = contextOf(execution);
    if (!school || !policy?.access || policy.access === 'billing') return true;
    const { restrictionLevel, canAccess } = await this.entitlements.of(school.id, now);
    if (!canAccess[policy.access]) throw new AccessRestrictedError(restrictionLevel, policy.access);
    return true;
  }
}
