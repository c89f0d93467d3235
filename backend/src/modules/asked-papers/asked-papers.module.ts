import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { SchoolsModule } from '../schools/index.js';
import { AskedPapersController } from './asked-papers.controller.js';
import { ASKED_PAPERS_EXPORTS, ASKED_PAPERS_RETENTION } from './asked-papers.exports.js';
import { AskedPapersRepository } from './asked-papers.repository.js';
import { AskedPapers } from './asked-papers.service.js';
import { AskedPapersWorker } from './asked-papers.worker.js';
import { CallersAgain } from './callers-again.js';
import { FilesOfPapers } from './files-of-papers.js';
import { PaperKinds } from './paper-kinds.js';
import { PaperMaking } from './paper-making.js';
import { WaitingPlaces } from './waiting-places.js';

@Module({
  imports: [SchoolsModule, NotificationsModule],
  controllers: [AskedPapersController],
  providers: [
    AskedPapers,
    AskedPapersRepository,
    AskedPapersWorker,
    FilesOfPapers,
    CallersAgain,
    PaperKinds,
    PaperMaking,
    WaitingPlaces,
    ASKED_PAPERS_EXPORTS,
    ASKED_PAPERS_RETENTION,
  ],
  exports: [AskedPapers, PaperKinds],
})
export class AskedPapersModule {}
