import { FirstSteps } from '../first-steps';
import { SchoolToday } from './school-today';

/** What whoever administers the school has over the own plans. */
export function AdministratorPanels() {
  return (
    <>
      <FirstSteps />
      <SchoolToday />
    </>
  );
}
