import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { FormReader } from './form-heads.js';
import { ImportContents } from './import-contents.js';
import { ImportKinds } from './import-kinds.js';
import { ImportRowsService } from './import-rows.service.js';
import { ImportRuns } from './import-runs.service.js';
import { ImportTemplatesController } from './import-templates.controller.js';
import { ImportsController } from './imports.controller.js';
import { IMPORTS_EXPORTS } from './imports.exports.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import { ImportsWorker } from './imports.worker.js';
import { LeftOutService } from './left-out.service.js';
import { TableReader } from './table-reader.js';

@Module({
  imports: [DiscoveryModule],
  controllers: [ImportsController, ImportTemplatesController],
  providers: [
    IMPORTS_EXPORTS,
    ImportsRepository,
    ImportsService,
    ImportRowsService,
    ImportRuns,
    LeftOutService,
    ImportContents,
    ImportKinds,
    ImportsWorker,
    TableReader,
    FormReader,
  ],
  exports: [FormReader, TableReader],
})
export class ImportsModule {}
