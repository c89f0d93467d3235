import { Global, Module } from '@nestjs/common';
import { Memberships } from '../../platform/access/memberships.js';
import { SchoolsController } from './schools.controller.js';
import { SchoolsRepository } from './schools.repository.js';
import { SchoolsService } from './schools.service.js';

/** Global for the Memberships port, which the guards of the root module need. */
@Global()
@Module({
  controllers: [SchoolsController],
  providers: [SchoolsRepository, SchoolsService, { provide: Memberships, useExisting: SchoolsService }],
  exports: [SchoolsService, Memberships],
})
export class SchoolsModule {}
