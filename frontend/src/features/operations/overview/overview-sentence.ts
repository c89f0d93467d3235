import { formatList } from '../../../ui/format';
import type { Overview } from '../calls';

const minute = 60;
const hour = 60 * minute;
const calm = 60;

/** "12 saat", "5 minit", "3 jam", "2 hari" */
export function spanText(seconds: number): string {
  if (seconds < minute) return `${Math.floor(seconds)} saat`;
  if (seconds < hour) return `${Math.floor(seconds / minute)} minit`;
  return seconds < 48 * hour
    ? `${Math.floor(seconds / hour)} jam`
    : `${Math.floor(seconds / (24 * hour))} hari`;
}

/** What an operator should look at first. */
export function overviewSentence(inbox: Overview['inbox'], lateSchedules: number): string {
  const troubles = [
    ...(inbox.oldestWaitingSeconds > calm
      ? [`peristiwa menunggu ${spanText(inbox.oldestWaitingSeconds)}`]
      : []),
    ...(inbox.failed > 0 ? [`${inbox.failed} peristiwa gagal`] : []),
    ...(inbox.quarantined > 0 ? [`${inbox.quarantined} dalam kuarantin`] : []),
    ...(lateSchedules > 0 ? [`${lateSchedules} jadual lewat`] : []),
  ];
  return troubles.length === 0 ? 'Semuanya berjalan lancar.' : `Perlu perhatian: ${formatList(troubles)}.`;
}
