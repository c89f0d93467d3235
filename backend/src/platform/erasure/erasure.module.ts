import { Global, Module } from '@nestjs/common';
import { AccountErasure } from './account-erasure.js';
import { ErasedPeople } from './erased-people.js';
import { Erasure } from './erasure.js';
import { ErasureLedger } from './erasure-ledger.js';

@Global()
@Module({
  providers: [Erasure, ErasedPeople, AccountErasure, ErasureLedger],
  exports: [Erasure, AccountErasure],
})
export class ErasureModule {}
