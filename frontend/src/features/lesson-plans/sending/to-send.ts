import { formatDate, formatDuration, formatTime } from '../../../ui/format';
import type { WeekItem } from '../week/week-days';
import type { SentPlan, SentWeek } from './calls';

/** `ready`: whole and not sent, or returned and written on since. `missing`: expected, with something to do first. */
export type ToSend = Readonly<{
  ready: readonly WeekItem[];
  missing: readonly WeekItem[];
  notCounted: readonly WeekItem[];
  unread: number;
}>;

export function toSend(items: readonly WeekItem[], sent: SentWeek): ToSend {
  const known = new Map(sent.plans.map((plan) => [plan.planId, plan]));
  const isOpen = ({ plan }: WeekItem) => !plan || isToSend(known.get(plan.id));
  const open = items.filter((item) => item.lesson?.standing !== 'colleague' && isOpen(item));
  const isCounted = ({ plan, lesson }: WeekItem) => plan !== undefined || lesson?.standing === 'own';
  const counted = open.filter(isCounted);
  return {
    ready: counted.filter((item) => item.plan && item.gap === undefined),
    missing: counted.filter((item) => !item.plan || item.gap !== undefined),
    notCounted: open.filter((item) => !isCounted(item)),
    unread: sent.plans.filter(({ isUnread }) => isUnread).length,
  };
}

/** What waits for a verdict, or has one, is sent again only once it says something else. */
function isToSend(plan: SentPlan | undefined): boolean {
  if (plan?.isWaiting) return false;
  if (!plan || plan.state === 'draft') return true;
  return plan.isChanged;
}

/** "Tepat masa. Tarikh akhir Isnin, 23 November 2026, 12.00 tengah hari: 15 jam lagi." */
export function deadlineWords(
  { dueAt, isOverdue }: Pick<SentWeek, 'dueAt' | 'isOverdue'>,
  now: Date,
): string {
  const due = `Tarikh akhir ${formatDate(dueAt)}, ${formatTime(new Date(dueAt))}`;
  const minutes = Math.round(Math.abs(new Date(dueAt).getTime() - now.getTime()) / 60_000);
  if (isOverdue) return `Lewat ${spanWords(minutes)}. ${due}.`;
  return new Date(dueAt) < now
    ? `Tepat masa, dalam tempoh tambahan. ${due}.`
    : `Tepat masa. ${due}: ${spanWords(minutes)} lagi.`;
}

function spanWords(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  if (days > 0) return `${days} hari`;
  return formatDuration(minutes < 60 ? minutes : minutes - (minutes % 60));
}

/** "kepada Lim Siew Ling, penyemak pertama" */
export function verifierWords({ verifiers }: Pick<SentWeek, 'verifiers'>): string {
  const first = verifiers.filter(({ step }) => step === 1);
  if (first.length === 0) return 'belum ada penyemak: pentadbir sekolah perlu menetapkannya';
  const names = first.map(({ name, actingName }) => (actingName ? `${actingName} (memangku ${name})` : name));
  return `kepada ${names.join(', ')}, penyemak pertama`;
}
