import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { RoutePolicyAudit } from './route-policy-audit.js';
import { SchoolWrites } from './school-writes.js';

@Global()
@Module({ imports: [DiscoveryModule], providers: [RoutePolicyAudit, SchoolWrites], exports: [SchoolWrites] })
export class AccessModule {}
