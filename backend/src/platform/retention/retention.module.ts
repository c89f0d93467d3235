import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Retention } from './retention.js';

@Global()
@Module({ imports: [DiscoveryModule], providers: [Retention], exports: [Retention] })
export class RetentionModule {}
