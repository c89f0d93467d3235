import { formatShortDate, formatTime } from '../../ui/format';

/** "20 Nov 2026, 7.40 pagi"; a dash where nothing happened. */
export function instantText(at: string | null): string {
  return at === null ? '–' : `${formatShortDate(at)}, ${formatTime(at)}`;
}
