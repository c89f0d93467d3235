import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { RoutePolicyAudit } from './route-policy-audit.js';
import { SchoolWrites } from './school-writes.js';
import { TrialQuotas } from './trial-quotas.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [RoutePolicyAudit, SchoolWrites, TrialQuotas],
  exports: [SchoolWrites, TrialQuotas],
})
export class AccessModule {}
