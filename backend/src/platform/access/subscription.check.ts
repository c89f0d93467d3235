import { Injectable } from '@nestjs/common';
import { AccessRestrictedError } from '../errors/errors.js';
import type { Access } from './access.js';
import type { RequestContext } from './caller.js';
import { Entitlements } from './entitlements.js';
import type { Pass, Route, RouteCheck } from './route-check.js';

/** Refuses what the school's subscription does not allow at this instant. */
@Injectable()
export class SubscriptionCheck implements RouteCheck {
  constructor(private readonly entitlements: Entitlements) {}

  passFor({ policy: { access } }: Route): Pass | null {
    if (!access || access === 'billing') return null;
    return ({ context }) => this.refuseRestricted(context, access);
  }

  private async refuseRestricted({ school, now }: RequestContext, access: Access): Promise<void> {
    if (!school) return;
    const { restrictionLevel, canAccess } = await this.entitlements.of(school.id, now);
    if (!canAccess[access]) throw new AccessRestrictedError(restrictionLevel, access);
  }
}
