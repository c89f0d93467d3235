import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Memberships } from '../../platform/access/memberships.js';
import { SignInRules } from '../../platform/access/sign-in-rules.js';
import { AcademicYearsController } from './academic-years/academic-years.controller.js';
import { AcademicYears } from './academic-years/academic-years.js';
import { AcademicYearsRepository } from './academic-years/academic-years.repository.js';
import { AcademicYearsService } from './academic-years/academic-years.service.js';
import { CodeContests } from './contests/code-contests.js';
import { ContestMailer } from './contests/contest-mailer.js';
import { ContestsController } from './contests/contests.controller.js';
import { ContestsRepository } from './contests/contests.repository.js';
import { ContestsService } from './contests/contests.service.js';
import { DutiesController } from './duties/duties.controller.js';
import { DutiesRepository } from './duties/duties.repository.js';
import { DutiesService } from './duties/duties.service.js';
import { TeacherImport } from './import/teacher-import.js';
import { AcceptanceController } from './invitations/acceptance.controller.js';
import { AcceptanceService } from './invitations/acceptance.service.js';
import { InvitationBatches } from './invitations/invitation-batches.js';
import { InvitationMailer } from './invitations/invitation-mailer.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InvitationsRepository } from './invitations/invitations.repository.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { ColleaguesController } from './members/colleagues.controller.js';
import { Entries } from './members/entries.js';
import { ForgottenMember } from './members/forgotten-member.js';
import { MainAdmins } from './members/main-admins.js';
import { MemberChanges } from './members/member-changes.js';
import { MemberSearch } from './members/member-search.js';
import { CollectedWork } from './members/member-work.js';
import { MembersController } from './members/members.controller.js';
import { Members } from './members/members.js';
import { MembersRepository } from './members/members.repository.js';
import { MembersService } from './members/members.service.js';
import { MembershipLogController } from './members/membership-log.controller.js';
import { MembershipLog } from './members/membership-log.js';
import { NewMembers } from './members/new-members.js';
import { EndedMemberships, EndedSessions } from './members/page-endings.js';
import { Seats } from './members/seats.js';
import { ForgottenPhotos } from './pictures/forgotten-photos.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { PicturesService } from './pictures/pictures.service.js';
import { SchoolProfileController } from './profile/school-profile.controller.js';
import { SchoolProfilesRepository } from './profile/school-profiles.repository.js';
import { SchoolProfilesService } from './profile/school-profiles.service.js';
import { SchoolsOnPaper } from './profile/schools-on-paper.js';
import { FounderAddresses } from './registration/founder-addresses.js';
import { Founders } from './registration/founders.js';
import { RegistrationController } from './registration/registration.controller.js';
import { RegistrationService } from './registration/registration.service.js';
import { RegistrationsRepository } from './registration/registrations.repository.js';
import { CollectedParts } from './roll-over/roll-over-part.js';
import { RollOversController } from './roll-over/roll-overs.controller.js';
import { RollOversRepository } from './roll-over/roll-overs.repository.js';
import { RollOversService } from './roll-over/roll-overs.service.js';
import { SchoolBeginnings } from './school-beginnings.js';
import { SchoolsController } from './schools.controller.js';
import { SCHOOLS_EXPORTS } from './schools.exports.js';
import { SchoolsRepository } from './schools.repository.js';
import { SchoolsService } from './schools.service.js';
import { RemovalNotice } from './second-factors/removal-notice.js';
import { SecondFactorRulesController } from './second-factors/second-factor-rules.controller.js';
import { SecondFactorRules } from './second-factors/second-factor-rules.js';
import { SecondFactorsController } from './second-factors/second-factors.controller.js';
import { SecondFactorsService } from './second-factors/second-factors.service.js';
import { SchoolSettingsController } from './settings/school-settings.controller.js';
import { SchoolSettings } from './settings/school-settings.js';
import { SchoolSettingsRepository } from './settings/school-settings.repository.js';
import { SuspensionsController } from './suspensions/suspensions.controller.js';
import { SuspensionsRepository } from './suspensions/suspensions.repository.js';
import { SuspensionsService } from './suspensions/suspensions.service.js';
import { TransferMailer } from './transfers/transfer-mailer.js';
import { TransfersController } from './transfers/transfers.controller.js';
import { TransfersRepository } from './transfers/transfers.repository.js';
import { TransfersService } from './transfers/transfers.service.js';

/** Global for the Memberships port, which the guards of the root module need. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [
    SchoolsController,
    MembersController,
    MembershipLogController,
    ColleaguesController,
    DutiesController,
    SuspensionsController,
    TransfersController,
    SecondFactorsController,
    AcceptanceController,
    InvitationsController,
    PicturesController,
    RegistrationController,
    ContestsController,
    SchoolProfileController,
    AcademicYearsController,
    SchoolSettingsController,
    SecondFactorRulesController,
    RollOversController,
  ],
  providers: [
    SCHOOLS_EXPORTS,
    SchoolsRepository,
    SchoolsService,
    MembersRepository,
    MembershipLog,
    Members,
    MembersService,
    NewMembers,
    MemberChanges,
    ForgottenMember,
    ForgottenPhotos,
    EndedMemberships,
    EndedSessions,
    MainAdmins,
    CollectedWork,
    Entries,
    SuspensionsRepository,
    SuspensionsService,
    TransfersRepository,
    TransfersService,
    TransferMailer,
    MemberSearch,
    DutiesRepository,
    DutiesService,
    SecondFactorsService,
    RemovalNotice,
    Seats,
    InvitationsRepository,
    InvitationsService,
    InvitationBatches,
    InvitationMailer,
    TeacherImport,
    AcceptanceService,
    PicturesService,
    RegistrationsRepository,
    RegistrationService,
    FounderAddresses,
    Founders,
    ContestsRepository,
    ContestsService,
    CodeContests,
    ContestMailer,
    SchoolProfilesRepository,
    SchoolProfilesService,
    SchoolsOnPaper,
    SchoolBeginnings,
    AcademicYearsRepository,
    AcademicYearsService,
    AcademicYears,
    SchoolSettingsRepository,
    SchoolSettings,
    SecondFactorRules,
    CollectedParts,
    RollOversRepository,
    RollOversService,
    { provide: Memberships, useExisting: SchoolsService },
    { provide: SignInRules, useExisting: SecondFactorRules },
  ],
  exports: [
    Members,
    SchoolsService,
    Seats,
    AcademicYears,
    CodeContests,
    SchoolBeginnings,
    SchoolProfilesService,
    SchoolsOnPaper,
    PicturesService,
    Memberships,
    SchoolSettings,
    SignInRules,
  ],
})
export class SchoolsModule {}
