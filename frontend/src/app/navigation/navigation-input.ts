import type { components } from '../../api/schema';
import type { AppConfig } from '../../site/config';
import type { HostMeaning } from '../../site/host';
import type { RouteRules } from '../../site/route-description';
import type { Redirects } from '../builds/route-redirects';
import type { Verdict } from './verdict';

type Schemas = components['schemas'];
export type SchoolRole = Schemas['MembershipDto']['role'];

/** Answers for a school as it stands now. Never rejects: a failed check is itself a status (unknown, limited). */
export type SubscriptionGate = { current: (schoolCode: string) => Promise<Schemas['SubscriptionStatusDto']> };

/** Everything a check may ask. What costs a request is a function, so that only the check that needs it pays. */
export type NavigationInput = {
  url: URL;
  route: RouteRules;
  host: HostMeaning;
  config: Pick<AppConfig, 'subscriptionEnforcement' | 'loginRedirect'>;
  isSignedIn: boolean;
  /** Signed in only to set a new password. */
  isRecovering: boolean;
  schoolExists: (schoolCode: string) => Promise<boolean>;
  hasAdminAccess: (schoolCode: string) => Promise<boolean>;
  userSchools: (signal: AbortSignal) => Promise<Schemas['UserSchoolsDto']>;
  /** Whether the person is of the platform. */
  isStaff: (signal: AbortSignal) => Promise<boolean>;
  /** Undefined for someone who does not belong to the host's school. */
  roles: () => Promise<readonly SchoolRole[] | undefined>;
  subscription: SubscriptionGate;
  redirects: () => Promise<Redirects>;
};

export type Check = (input: NavigationInput) => Verdict | Promise<Verdict>;
