import type { SentState } from '../domain/review-state.js';

/** Where something stands that goes to paper. `changed`, `amended`: it says more on it than anybody was sent, or has verified. */
export type PaperStanding = 'draft' | 'sent' | 'again' | 'changed' | 'returned' | 'amended' | 'verified';

/** As its screen names it. */
const WORDS: Readonly<Record<PaperStanding, string>> = {
  verified: 'Disahkan',
  sent: 'Dihantar',
  again: 'Dihantar semula',
  changed: 'Dihantar, diubah kemudian',
  returned: 'Dipulangkan',
  amended: 'Pindaan sedang ditulis',
  draft: 'Draf',
};
const ORDER = ['verified', 'sent', 'again', 'changed', 'returned', 'amended', 'draft'] as const;

/** On paper as it lies with whoever verifies it. */
const SENT: readonly PaperStanding[] = ['verified', 'sent', 'again'];

/** In the head of a page that nobody has sealed. */
const UNSEALED_MARKS = { draft: 'DRAF', sent: 'BELUM DISAHKAN' } as const;

/**
 * `state` null: it was never sent. `isSealed`: for good, so that its code stands on the paper where it says the same still.
 * `isSpokenOf`: whoever verifies it has said something of it before.
 */
export function standingOnPaper(
  state: SentState | null,
  {
    isSealed,
    isChanged,
    isSpokenOf = false,
  }: Readonly<{ isSealed: boolean; isChanged: boolean; isSpokenOf?: boolean }>,
): PaperStanding {
  if (state === null) return 'draft';
  if (isSealed) return isChanged ? 'amended' : 'verified';
  if (state === 'returned') return 'returned';
  if (isChanged) return 'changed';
  return isSpokenOf ? 'again' : 'sent';
}

/** "Dihantar"; of several that differ "2 disahkan · 1 draf". */
export function statusOnPaper(standings: readonly PaperStanding[]): string {
  const [first] = standings;
  if (first === undefined || standings.every((standing) => standing === first))
    return WORDS[first ?? 'draft'];
  const counts = ORDER.map(
    (each) => [each, standings.filter((standing) => standing === each).length] as const,
  );
  return counts
    .filter(([, count]) => count > 0)
    .map(([standing, count]) => `${count} ${WORDS[standing].toLowerCase()}`)
    .join(' · ');
}

/** Empty where all of it is verified; a draft as long as one of it is. */
export function markOnPaper(standings: readonly PaperStanding[]): string {
  if (standings.every((standing) => standing === 'verified')) return '';
  const isSent = standings.every((standing) => SENT.includes(standing));
  return isSent ? UNSEALED_MARKS.sent : UNSEALED_MARKS.draft;
}
