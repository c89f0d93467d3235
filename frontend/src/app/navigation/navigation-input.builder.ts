import type { components } from '../../api/schema';
import { readHost } from '../../site/host';
import { ownRedirects } from '../builds/route-redirects';
import type { NavigationInput } from './navigation-input';

type SubscriptionStatus = components['schemas']['SubscriptionStatusDto'];

export function statusWith(restrictionLevel: SubscriptionStatus['restrictionLevel']): SubscriptionStatus {
  const open = restrictionLevel === 'none' || restrictionLevel === 'grace_period';
  return {
    subscriptionStatus: 'active',
    restrictionLevel,
    expiresAt: null,
    gracePeriodEnd: null,
    isInGracePeriod: restrictionLevel === 'grace_period',
    daysUntilExpiry: 0,
    daysInGracePeriod: 0,
    lastUpdate: '2026-11-20T08:00:00+08:00',
    canAccess: {
      dashboard: restrictionLevel !== 'locked',
      createContent: open,
      editContent: open,
      viewReports: open,
      manageUsers: open,
      billing: true,
    },
    notifications: [],
  };
}

/** As the server has it unless its configuration says otherwise. */
export const defaultRule = { include: [], exclude: [], login: '/auth/login', callback: '/auth/callback' };

/** For specs: a teacher, signed in at an open school that exists. Takes a path (on aba1001) or a whole address. */
export function navigationTo(address: string, differing: Partial<NavigationInput> = {}): NavigationInput {
  const url = new URL(address, 'http://aba1001.localhost:3000');
  return {
    url,
    route: { host: 'school', access: 'auth' },
    host: readHost(url.host, 'localhost:3000'),
    config: { subscriptionEnforcement: true, loginRedirect: defaultRule },
    isSignedIn: true,
    isRecovering: false,
    schoolExists: async () => true,
    hasAdminAccess: async () => true,
    userSchools: async () => ({ success: true, schools: [] }),
    isStaff: async () => false,
    roles: async () => ['teacher'],
    subscription: { current: async () => statusWith('none') },
    redirects: async () => ownRedirects,
    ...differing,
  };
}
