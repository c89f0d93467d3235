import { paths } from '../../site/paths';
import type { SubscriptionStatus } from './model';

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
  'lawatan',
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
