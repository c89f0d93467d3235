import { SetMetadata } from '@nestjs/common';
import type { Membership } from './memberships.js';

/** What a school asks of a sign-in beside the password. Implemented by the schools module. */
export abstract class SignInRules {
  /** Whether the member must have passed a second step. `day`: YYYY-MM-DD. */
  abstract needSecondFactor(
    schoolId: string,
    member: Pick<Membership, 'roles'>,
    day: string,
  ): Promise<boolean>;
}

export const BEFORE_SECOND_FACTOR = 'rekod:before-second-factor';

/** Open to whoever has yet to set up the second step that the school asks for: what the frame of the pages needs. */
export function BeforeSecondFactor() {
  return SetMetadata(BEFORE_SECOND_FACTOR, true);
}
