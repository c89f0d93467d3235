import type { components } from '../../api/schema';
import { formatDate } from '../../ui/format';
import { lastDayBefore } from '../../ui/last-day-before';
import { subscriptionTexts } from './texts';

export type SubscriptionStatus = components['schemas']['SubscriptionStatusDto'];
export type RestrictionLevel = SubscriptionStatus['restrictionLevel'];
export type Role = components['schemas']['MembershipDto']['role'];

type Notice = SubscriptionStatus['notifications'][number];

export type BannerContent = {
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** Undefined where the message says all of it. */
  title: string | undefined;
  message: string;
  /** Whoever can renew pays, while that helps; the others are told whom to tell. */
  action: 'pay' | 'tell' | 'none';
};

const tones = { info: 'info', success: 'success', warning: 'warning', error: 'danger' } as const;

/** What the line over the content says: the first notification; nothing while there is none. */
export function bannerOf(status: SubscriptionStatus, role: Role): BannerContent | undefined {
  const [notice] = status.notifications;
  if (!notice) return undefined;
  const { type, message } = notice;
  // Of an unverifiable subscription the specification names title and message.
  const title = status.subscriptionStatus === 'unknown' ? notice.title : titleOf(notice);
  return { tone: tones[type], title, message, action: actionOf(notice, status, role) };
}

/** In a list the title stands alone; before a message about the same thing it only says that again. */
function titleOf({ title, message }: Notice): string | undefined {
  const said = message.toLowerCase();
  const saysAgain = title
    .toLowerCase()
    .split(' ')
    .some((word) => said.includes(word));
  return saysAgain ? undefined : title;
}

function actionOf(
  { type, actionRequired }: Notice,
  { subscriptionStatus }: SubscriptionStatus,
  role: Role,
): BannerContent['action'] {
  if (actionRequired) return 'pay';
  const isUrgent = type === 'warning' || type === 'error';
  return isUrgent && role !== 'main_admin' && subscriptionStatus !== 'unknown' ? 'tell' : 'none';
}

/** The state in one sentence, with the last covered day. */
export function subscriptionSentence(status: SubscriptionStatus): string {
  const { restrictionLevel, subscriptionStatus, expiresAt, gracePeriodEnd, notifications } = status;
  const message = notifications[0]?.message ?? '';
  if (subscriptionStatus === 'unknown') return subscriptionTexts.unverified.message;
  if (restrictionLevel === 'none' && (!expiresAt || status.daysUntilExpiry === 0))
    return 'Akses penuh terbuka.';
  if (!expiresAt) return message;
  const lastDay = formatDate(lastDayBefore(expiresAt));
  switch (restrictionLevel) {
    case 'none':
      return `${subscriptionStatus === 'trial' ? 'Tempoh percubaan' : 'Langganan aktif'} hingga ${lastDay}.`;
    case 'grace_period':
      return `Langganan tamat pada ${lastDay}. Tempoh ihsan hingga ${formatDate(lastDayBefore(gracePeriodEnd ?? expiresAt))}.`;
    case 'limited':
      return `Langganan tamat pada ${lastDay}. ${subscriptionTexts.limited}`;
    case 'locked':
      return subscriptionStatus === 'expired'
        ? `Langganan tamat pada ${lastDay}. Semua rekod selamat dan dibuka semula sebaik pembayaran diterima.`
        : message;
  }
}

export type WritingRefusals = { create?: string; edit?: string };

/** Why writing is refused, in words for beside the disabled buttons; empty where it is allowed. */
export function writingRefusals({ canAccess, subscriptionStatus }: SubscriptionStatus): WritingRefusals {
  const reason =
    subscriptionStatus === 'unknown' ? subscriptionTexts.writingUnverified : subscriptionTexts.writingRefused;
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
