import { formatDate, formatDuration, formatTime } from '../../../ui/format';
import type { WeekItem } from '../week/week-days';
import type { SentWeek } from './calls';

/** `missing`: expected, with something to do first. `unopened`: of what is ready, made and not looked at by its teacher. */
export type ToSend = Readonly<{
  ready: readonly WeekItem[];
  missing: readonly WeekItem[];
  notCounted: readonly WeekItem[];
  unopened: number;
  unread: number;
}>;

/** As the cards and the sentence of the week count it. */
export function toSend(items: readonly WeekItem[], { plans }: Pick<SentWeek, 'plans'>): ToSend {
  const ready = items.filter(({ state }) => state.sending === 'ready');
  return {
    ready,
    missing: items.filter(({ state }) => state.sending === 'unwritten' || state.sending === 'mend'),
    notCounted: items.filter(
      ({ state, lesson }) => state.sending === null && lesson?.standing !== 'colleague',
    ),
    unopened: ready.filter(({ plan }) => plan?.isUnseen).length,
    unread: plans.filter(({ isUnread }) => isUnread).length,
  };
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

/** "6 hari", of what is late; undefined where nothing is. */
export function overdueWords(
  { dueAt, isOverdue }: Pick<SentWeek, 'dueAt' | 'isOverdue'>,
  now: Date,
): string | undefined {
  if (!isOverdue) return undefined;
  return spanWords(Math.round((now.getTime() - new Date(dueAt).getTime()) / 60_000));
}

/** "Hantar sebelum Isnin, 30 November 2026, 12.00 tengah hari." */
export function dueWords({ dueAt }: Pick<SentWeek, 'dueAt'>): string {
  return `Hantar sebelum ${formatDate(dueAt)}, ${formatTime(new Date(dueAt))}.`;
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
