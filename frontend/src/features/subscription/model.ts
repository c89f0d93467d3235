import type { components } from '../../api/schema';
import { formatDate } from '../../ui/format';
import { lastDayBefore } from '../../ui/last-day-before';
import { subscriptionTexts as texts } from './texts';

export type SubscriptionStatus = components['schemas']['SubscriptionStatusDto'];
export type RestrictionLevel = SubscriptionStatus['restrictionLevel'];
export type Role = components['schemas']['MembershipDto']['role'];

export type BannerContent = {
  tone: 'info' | 'warning' | 'danger';
  title?: string;
  message: string;
  /** Only the main administrator can pay; the others are told whom to tell. */
  action: 'pay' | 'tell' | 'none';
};

const firstReminder = 30;
const lastReminders = 3;

const whoActs = (role: Role) => (role === 'main_admin' ? 'pay' : 'tell');

/** What the line over the content says; nothing while there is nothing to say. */
export function bannerOf(status: SubscriptionStatus, role: Role): BannerContent | undefined {
  const action = whoActs(role);
  if (status.subscriptionStatus === 'unknown')
    return { tone: 'warning', ...texts.unverified, action: 'none' };
  if (status.restrictionLevel === 'locked') return { tone: 'danger', message: lockedMessage(status), action };
  if (status.restrictionLevel === 'limited') return { tone: 'danger', message: texts.limited, action };
  if (status.restrictionLevel === 'grace_period')
    return { tone: 'warning', message: graceMessage(status), action };
  return expiryBanner(status, action);
}

function lockedMessage(status: SubscriptionStatus): string {
  return status.expiresAt ? texts.lockedBanner : texts.neverSubscribed;
}

/** The server words the days of grace: the policy may differ from school to school. */
function graceMessage(status: SubscriptionStatus): string {
  return status.notifications[0]?.message ?? `Tempoh ihsan, hari ke-${status.daysInGracePeriod}.`;
}

function expiryBanner(status: SubscriptionStatus, action: 'pay' | 'tell'): BannerContent | undefined {
  const days = status.daysUntilExpiry;
  if (!status.expiresAt || !days || days > firstReminder) return undefined;
  const what = status.subscriptionStatus === 'trial' ? 'Tempoh percubaan' : 'Langganan';
  const message =
    days === 1
      ? texts.expiresToday(what, status.expiresAt)
      : texts.expiresIn(what, days, lastDayBefore(status.expiresAt));
  const isNear = days <= lastReminders;
  return { tone: isNear ? 'warning' : 'info', message, action: action === 'pay' || isNear ? action : 'none' };
}

/** The state in one sentence, with the last covered day. */
export function subscriptionSentence(status: SubscriptionStatus): string {
  if (status.subscriptionStatus === 'unknown') return texts.unverified.message;
  if (!status.expiresAt)
    return status.restrictionLevel === 'none' ? 'Langganan aktif.' : texts.neverSubscribed;
  const lastDay = formatDate(lastDayBefore(status.expiresAt));
  switch (status.restrictionLevel) {
    case 'none':
      return status.subscriptionStatus === 'trial'
        ? `Tempoh percubaan hingga ${lastDay}.`
        : `Langganan aktif hingga ${lastDay}.`;
    case 'grace_period':
      return `Langganan tamat pada ${lastDay}. ${graceMessage(status)}`;
    case 'limited':
      return `Langganan tamat pada ${lastDay}. Rekod boleh dibaca, tetapi tidak boleh ditambah atau diubah.`;
    case 'locked':
      return `Langganan tamat pada ${lastDay}. Semua rekod selamat dan dibuka semula sebaik pembayaran diterima.`;
  }
}

export type WritingRefusals = { create?: string; edit?: string };

/** Why writing is refused, in words for beside the disabled buttons; empty where it is allowed. */
export function writingRefusals({ canAccess, subscriptionStatus }: SubscriptionStatus): WritingRefusals {
  const reason = subscriptionStatus === 'unknown' ? texts.writingUnverified : texts.writingRefused;
  return {
    create: canAccess.createContent ? undefined : reason,
    edit: canAccess.editContent ? undefined : reason,
  };
}

/** What a change of level means to someone who has a page open. */
export function levelChange(
  before: RestrictionLevel | undefined,
  after: RestrictionLevel,
): 'locked' | 'opened' | 'none' {
  if (before === undefined || before === after) return 'none';
  if (after === 'locked') return 'locked';
  return isOpen(after) && !isOpen(before) ? 'opened' : 'none';
}

const isOpen = (level: RestrictionLevel) => level === 'none' || level === 'grace_period';
