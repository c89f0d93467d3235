import type { GivenDuty, SchoolRole, StaffRole, Suspension } from './access.js';

export type School = Readonly<{ id: string; code: string; name: string }>;
/** `since` in epoch milliseconds. */
export type StaffPost = Readonly<{ role: StaffRole; since: number }>;
/** What somebody is in a school. Without any role it is a person with duties only. */
export type Place = Readonly<{ roles: readonly SchoolRole[]; displayName: string; email: string }>;
/**
 * `role`: the highest of the roles, a teacher's where there is none. It is what the documented replies tell. `duties`:
 * past and coming ones too. `suspension`: past, running or coming.
 */
export type Membership = Place &
  Readonly<{ role: SchoolRole; duties: readonly GivenDuty[]; suspension: Suspension | null }>;

/** Who belongs to which school. Implemented by the schools module. */
export abstract class Memberships {
  /** The school of a code, lower or upper case; null if there is none. */
  abstract findSchool(code: string): Promise<School | null>;
  /** May come from a cache that committed changes invalidate. */
  abstract find(schoolId: string, userId: string): Promise<Membership | null>;
  /** Reads the row inside the current transaction and keeps it from changing until the end. */
  abstract findLocked(schoolId: string, userId: string): Promise<Membership | null>;
  abstract staffPosts(userId: string): Promise<readonly StaffPost[]>;
}
