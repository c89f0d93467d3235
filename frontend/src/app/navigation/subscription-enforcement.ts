import type { components } from '../../api/schema';
import { paths } from '../paths';
import type { Check } from './navigation-input';
import { allow, redirectTo } from './verdict';

type SubscriptionStatus = components['schemas']['SubscriptionStatusDto'];

/** Answers for a school as it stands now. Never rejects: a failed check is itself a status (unknown, limited). */
export type SubscriptionGate = { current: (schoolCode: string) => Promise<SubscriptionStatus> };

const skippedFirstSegments = [
  'auth',
  'login',
  'daftar',
  'pricing',
  'success',
  'success-old',
  'api',
  'billing',
  'pembayaran',
];

export function isEnforcementSkipped(path: string): boolean {
  const segments = path.split('/').filter(Boolean);
  if (segments.length === 0) return true;
  return skippedFirstSegments.includes(segments[0] ?? '') || segments.at(-1) === 'billing';
}

/** What is about the person rather than about teaching stays open beside the dashboard. */
const openWhenLimited: readonly string[] = [
  paths.dashboard,
  paths.settings,
  paths.preferences,
  paths.notifications,
];

const lockedMessage =
  'Langganan telah tamat tempoh. Sila maklumkan Admin Utama sekolah untuk memperbaharui langganan.';

const limitedMessage = 'Langganan sekolah terhad buat masa ini. Papan pemuka dan pembayaran masih terbuka.';

/** Why a page is shut that a limited school does not open. One whose status is not known is told just that. */
export function limitedReason({ subscriptionStatus, notifications }: SubscriptionStatus): string {
  const unverified = subscriptionStatus === 'unknown' ? notifications[0]?.message : undefined;
  return unverified ?? limitedMessage;
}

/** Whether a page opens at this level. */
export function isOpenAt(level: SubscriptionStatus['restrictionLevel'], path: string): boolean {
  if (level === 'none' || level === 'grace_period' || isEnforcementSkipped(path)) return true;
  return level === 'limited' && openWhenLimited.includes(path);
}

export const subscriptionEnforcement: Check = async ({ config, host, isSignedIn, url, subscription }) => {
  if (!config.subscriptionEnforcement || host.kind !== 'school' || !isSignedIn) return allow;
  if (isEnforcementSkipped(url.pathname)) return allow;
  const status = await subscription.current(host.schoolCode);
  if (isOpenAt(status.restrictionLevel, url.pathname)) return allow;
  const isLocked = status.restrictionLevel === 'locked';
  return redirectTo(isLocked ? paths.billing(host.schoolCode) : paths.dashboard, {
    toast: {
      id: 'subscription',
      type: isLocked ? 'error' : 'warning',
      message: isLocked ? lockedMessage : limitedReason(status),
    },
  });
};
