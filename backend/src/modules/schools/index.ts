export { SchoolQueryDto } from '../../platform/tenancy/school-query.dto.js';
export { AcademicYears } from './academic-years/academic-years.js';
export { OfYearQueryDto } from './academic-years/of-year-query.dto.js';
export { CodeContests, type ShownContest } from './contests/code-contests.js';
export { type AcademicYear, dayOfYear } from './domain/academic-year.js';
export { MALAYSIAN_STATES, STATE_CODES, type StateCode } from './domain/malaysian-state.js';
export type { Member as SchoolMember } from './members/member.js';
export { defineMemberWork, WorkOfMember } from './members/member-work.js';
export { Members } from './members/members.js';
export { Seats } from './members/seats.js';
export { PICTURE_RULE } from './pictures/picture.js';
export { PicturesService } from './pictures/pictures.service.js';
export { redrawPhoto } from './pictures/redraw.js';
export type { SchoolProfile } from './profile/school-profile.js';
export { SchoolProfilesService } from './profile/school-profiles.service.js';
export { SchoolsOnPaper } from './profile/schools-on-paper.js';
export { RollOverUsedError } from './roll-over/roll-over.errors.js';
export type { RollOverPartDto, RollOverProblem, RollOverRowDto } from './roll-over/roll-over-part.dto.js';
export {
  defineRollOverPart,
  type RollOver,
  RollOverPart,
  type TakenBack,
} from './roll-over/roll-over-part.js';
export { SchoolBeginnings } from './school-beginnings.js';
export { SchoolDto } from './schools.dto.js';
export {
  type Joining,
  type Leaving,
  memberLeft,
  membershipChanged,
  memberTold,
  personJoining,
  schoolRegistered,
  sessionsEnded,
  type Telling,
} from './schools.events.js';
export { SchoolsModule } from './schools.module.js';
export type { Member, StaffMember } from './schools.repository.js';
export { SchoolsService } from './schools.service.js';
export { defineChoiceSetting, defineListSetting, defineNumberSetting } from './settings/school-setting.js';
export { SchoolSettings } from './settings/school-settings.js';
