import { ProfileSection } from '../school-profile';
import { PlanFormSection } from './settings/plan-form-section';
import { SecondFactorSection } from './settings/second-factor-section';
import { TeacherPeriodsSection } from './settings/teacher-periods-section';
import { YearsSection } from './years/years-section';

/** What is the school's as a whole and no other feature's. */
export function OwnSections() {
  return (
    <>
      <ProfileSection />
      <YearsSection />
      <TeacherPeriodsSection />
      <PlanFormSection />
      <SecondFactorSection />
    </>
  );
}
