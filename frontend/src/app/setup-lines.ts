import { calendarSetup } from '../features/academic-calendar';
import { assignmentSetup } from '../features/assignments';
import { classSetup } from '../features/classes';
import { curriculumSetup } from '../features/curriculum';
import { memberSetup } from '../features/members';
import { pupilSetup } from '../features/pupils';
import { profileSetup } from '../features/school-profile';
import { supervisionSetup } from '../features/supervisions';
import { timetableSetup } from '../features/timetable';
import { yearlyPlanSetup } from '../features/yearly-plans';
import type { SetupLine } from '../school/setup-lines';

/** What a school needs before its teachers have weeks to plan, each told by the feature that looks after it. */
export const setupLines: readonly SetupLine[] = [
  profileSetup,
  memberSetup,
  ...classSetup,
  ...assignmentSetup,
  pupilSetup,
  calendarSetup,
  timetableSetup,
  curriculumSetup,
  yearlyPlanSetup,
  supervisionSetup,
];
