import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CalendarModule } from '../calendar/index.js';
import { ClassesModule } from '../classes/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { StaffModule } from '../staff/index.js';
import { REVIEWS_EXPORTS } from './reviews.exports.js';
import { PrintedSeals } from './seals/printed-seals.js';
import { SealedProofs } from './seals/sealed-proofs.js';
import { Sealing } from './seals/sealing.js';
import { SealsRepository } from './seals/seals.repository.js';
import { Deadlines } from './sendings/deadlines.js';
import { Sendings } from './sendings/sendings.js';
import { SentRecords } from './sendings/sent-records.js';
import { SentRecordsRepository } from './sendings/sent-records.repository.js';
import { SentWeeks } from './sendings/sent-weeks.js';
import { ShownRecords } from './sendings/shown-records.js';
import { UnjudgedOfMember } from './sendings/unjudged-of-member.js';
import { VerdictTelling } from './sendings/verdict-telling.js';
import { WaitingFor } from './sendings/waiting-for.js';
import { WaitingRecords } from './sendings/waiting-records.js';
import { CollectedSentKinds } from './sent-kind.js';
import { ProposedSupervisions } from './supervisions/proposed-supervisions.js';
import { Supervising } from './supervisions/supervising.js';
import { SupervisionsController } from './supervisions/supervisions.controller.js';
import { SupervisionsRepository } from './supervisions/supervisions.repository.js';
import { SupervisionsService } from './supervisions/supervisions.service.js';
import { SupervisionsPart } from './supervisions/supervisions-part.js';
import { SupervisorsController } from './supervisions/supervisors.controller.js';
import { Verifiers } from './supervisions/verifiers.js';

@Module({
  imports: [DiscoveryModule, ClassesModule, StaffModule, CalendarModule, NotificationsModule],
  controllers: [SupervisionsController, SupervisorsController],
  providers: [
    REVIEWS_EXPORTS,
    SupervisionsRepository,
    SupervisionsService,
    SupervisionsPart,
    ProposedSupervisions,
    Supervising,
    SentRecordsRepository,
    SealsRepository,
    CollectedSentKinds,
    Sealing,
    SealedProofs,
    PrintedSeals,
    Sendings,
    Deadlines,
    VerdictTelling,
    WaitingRecords,
    WaitingFor,
    UnjudgedOfMember,
    SentRecords,
    Verifiers,
    SentWeeks,
    ShownRecords,
  ],
  exports: [
    SupervisionsService,
    ProposedSupervisions,
    Verifiers,
    Sendings,
    SentRecords,
    Deadlines,
    WaitingRecords,
    WaitingFor,
    SentWeeks,
    PrintedSeals,
    ShownRecords,
    VerdictTelling,
  ],
})
export class ReviewsModule {}
