import type { Day } from '../calendar/day.js';
import { MemberSuspendedError, RoleRequiredError } from '../errors/errors.js';
import { type Admitted, admits, isSuspendedOn, neededBy } from './access.js';
import type { Membership } from './memberships.js';

/** @throws MemberSuspendedError, RoleRequiredError for whoever may not come in on a day */
export function checkAdmission(wanted: Admitted, membership: Membership, day: Day): void {
  if (isSuspendedOn(day, membership)) throw new MemberSuspendedError(membership.suspension);
  if (!admits(wanted, membership, day)) throw new RoleRequiredError(neededBy(wanted));
}
