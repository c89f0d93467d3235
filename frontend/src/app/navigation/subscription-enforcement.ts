import { isEnforcementSkipped, isOpenAt, limitedReason } from '../../school/subscription/page-access';
import { paths } from '../../site/paths';
import type { Check } from './navigation-input';
import { allow, redirectTo } from './verdict';

const lockedMessage =
  'Langganan telah tamat tempoh. Sila maklumkan Admin Utama sekolah untuk memperbaharui langganan.';

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
