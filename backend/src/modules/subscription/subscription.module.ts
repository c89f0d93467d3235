import { Global, Module } from '@nestjs/common';
import { Entitlements } from '../../platform/access/entitlements.js';
import { BillingModule } from '../billing/index.js';
import { StatusStreams } from './status-streams.js';
import { SubscriptionController } from './subscription.controller.js';
import { SubscriptionJobs } from './subscription.jobs.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { SubscriptionService } from './subscription.service.js';

/** Global for the Entitlements port, which the guards and every write ask. */
@Global()
@Module({
  imports: [BillingModule],
  controllers: [SubscriptionController],
  providers: [
    SubscriptionRepository,
    SubscriptionService,
    SubscriptionJobs,
    StatusStreams,
    { provide: Entitlements, useExisting: SubscriptionService },
  ],
  exports: [SubscriptionService, Entitlements],
})
export class SubscriptionModule {}
