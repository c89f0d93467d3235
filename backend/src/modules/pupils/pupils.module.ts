import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ClassesModule } from '../classes/index.js';
import { ImportsModule } from '../imports/index.js';
import { ConsentsController } from './consents/consents.controller.js';
import { ConsentsRepository } from './consents/consents.repository.js';
import { ConsentsService } from './consents/consents.service.js';
import { CollectedHangings } from './consents/hangs-on-consent.js';
import { PupilCountsController } from './counts/pupil-counts.controller.js';
import { PupilCountsRepository } from './counts/pupil-counts.repository.js';
import { PupilCountsService } from './counts/pupil-counts.service.js';
import { GuardiansController } from './guardians/guardians.controller.js';
import { GuardiansService } from './guardians/guardians.service.js';
import { PupilImport } from './import/pupil-import.js';
import { PupilImportRepository } from './import/pupil-import.repository.js';
import { PupilImportWrites } from './import/pupil-import-writes.js';
import { ListLog } from './lists/list-log.js';
import { PupilListsController } from './lists/pupil-lists.controller.js';
import { PupilListsService } from './lists/pupil-lists.service.js';
import { MembershipsController } from './memberships/memberships.controller.js';
import { MembershipsRepository } from './memberships/memberships.repository.js';
import { MembershipsService } from './memberships/memberships.service.js';
import { Placements } from './memberships/placements.js';
import { PupilStays } from './memberships/pupil-stays.js';
import { PupilsOfClass } from './memberships/pupils-of-class.js';
import { NumberRotation } from './number-rotation.js';
import { PhotoOnConsent } from './photos/photo-on-consent.js';
import { PupilPhotosController } from './photos/pupil-photos.controller.js';
import { PupilPhotosRepository } from './photos/pupil-photos.repository.js';
import { PupilPhotosService } from './photos/pupil-photos.service.js';
import { AccessLog } from './privacy/access-log.js';
import { KeptOfPupil } from './privacy/kept-of-pupil.js';
import { LeaverErasure } from './privacy/leaver-erasure.js';
import { LeaverErasuresController } from './privacy/leaver-erasures.controller.js';
import { OpenedCards } from './privacy/opened-cards.js';
import { PupilPrivacyController } from './privacy/privacy.controller.js';
import { PupilArchive } from './privacy/pupil-archive.js';
import { PupilErasure } from './privacy/pupil-erasure.js';
import { PupilReaders } from './pupil-readers.js';
import { PupilSearch } from './pupil-search.js';
import { PupilsController } from './pupils.controller.js';
import { PUPILS_EXPORTS, PUPILS_RETENTION } from './pupils.exports.js';
import { PupilsRepository } from './pupils.repository.js';
import { PupilsService } from './pupils.service.js';
import { LeaversPart } from './roll-over/leavers-part.js';
import { PupilsPart } from './roll-over/pupils-part.js';
import { RollOverPupils } from './roll-over/roll-over-pupils.js';
import { FilledForms } from './table-templates/filled-forms.js';
import { TableTemplatesController } from './table-templates/table-templates.controller.js';
import { TableTemplatesRepository } from './table-templates/table-templates.repository.js';
import { TableTemplates } from './table-templates/table-templates.service.js';

@Module({
  imports: [ClassesModule, DiscoveryModule, ImportsModule],
  controllers: [
    PupilsController,
    PupilCountsController,
    GuardiansController,
    MembershipsController,
    ConsentsController,
    PupilPhotosController,
    PupilPrivacyController,
    LeaverErasuresController,
    PupilListsController,
    TableTemplatesController,
  ],
  providers: [
    PUPILS_EXPORTS,
    PupilsRepository,
    PupilReaders,
    PupilsService,
    PupilSearch,
    PupilCountsRepository,
    PupilCountsService,
    MembershipsRepository,
    Placements,
    MembershipsService,
    PupilsOfClass,
    PupilsPart,
    LeaversPart,
    RollOverPupils,
    GuardiansService,
    ConsentsRepository,
    CollectedHangings,
    ConsentsService,
    PupilPhotosRepository,
    PupilPhotosService,
    PhotoOnConsent,
    AccessLog,
    OpenedCards,
    ListLog,
    PupilListsService,
    TableTemplatesRepository,
    TableTemplates,
    FilledForms,
    PupilStays,
    KeptOfPupil,
    PupilArchive,
    PupilErasure,
    LeaverErasure,
    PUPILS_RETENTION,
    NumberRotation,
    PupilImport,
    PupilImportRepository,
    PupilImportWrites,
  ],
  exports: [
    ConsentsService,
    MembershipsService,
    NumberRotation,
    PupilCountsService,
    PupilImportWrites,
    PupilsService,
  ],
})
export class PupilsModule {}
