import { Global, Injectable, Module } from '@nestjs/common';
import { type Entitlement, Entitlements } from '../../platform/access/entitlements.js';
import { OnEvent } from '../../platform/events/on-event.js';
import { schoolRegistered } from '../schools/index.js';

@Injectable()
class OpenEntitlements extends Entitlements {
  async of(): Promise<Entitlement> {
    const yes = true;
    return {
      restrictionLevel: 'none',
      canAccess: {
        dashboard: yes,
        createContent: yes,
        editContent: yes,
        viewReports: yes,
        manageUsers: yes,
        billing: yes,
      },
    };
  }
  ofCurrentTransaction(): Promise<Entitlement> {
    return this.of();
  }
  @OnEvent(schoolRegistered)
  async grantTrial(): Promise<void> {}
}

@Global()
@Module({ providers: [{ provide: Entitlements, useClass: OpenEntitlements }], exports: [Entitlements] })
export class SubscriptionModule {}
