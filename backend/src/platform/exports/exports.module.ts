import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { kept, removed } from '../erasure/person-column.js';
import { CollectedExports } from './collected-exports.js';
import { declareExports, toNobody } from './table-export.js';

const OF_THE_PLATFORM = [
  ...toNobody('how far the schema has come', 'kysely_migration', 'kysely_migration_lock'),
  ...toNobody('what runs the product, no school’s rows', 'business_clock', 'schedule_runs'),
  ...toNobody('what an erasure and the passing of time may take', 'erasable', 'retained'),
  ...toNobody('who was erased, by numbers that lead to nobody', 'erasures'),
  ...toNobody('counted against abuse and deleted soon after', 'trial_usage'),
  ...toNobody('links in it open accounts; what it says stands in the tables it is about', 'mail_outbox'),
];

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    CollectedExports,
    declareExports(OF_THE_PLATFORM, {
      mail_outbox: { recipient: removed('address') },
      erasures: {
        person_id: kept('person', 'a number that leads to nobody, and lets no backup bring anybody back'),
      },
    }),
  ],
  exports: [CollectedExports],
})
export class ExportsModule {}
