import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ChecksController } from './checks.controller.js';
import { Proofs } from './proofs.js';

/** Global: whatever is sealed anywhere has its code from here. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [ChecksController],
  providers: [Proofs],
  exports: [Proofs],
})
export class ProofModule {}
