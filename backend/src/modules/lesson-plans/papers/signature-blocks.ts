import { malayDate } from '../../../platform/calendar/malay-date.js';
import { dayOf, OFFSET_MS } from '../../../platform/calendar/school-instant.js';
import type { SignedWeek } from './plan-on-paper.js';

export type SignatureBlock = Readonly<{ act: string; name: string; office: string }>;

/** Who has prepared and who has verified a week, with the time of each act; else a line for ink. */
export function signatureBlocks(author: string, signing: SignedWeek | null): readonly SignatureBlock[] {
  const office = 'Guru mata pelajaran';
  if (!signing)
    return [
      { act: 'Disediakan oleh', name: author, office: `${office} · Tarikh:` },
      { act: 'Disemak oleh', name: 'Nama:', office: 'Jawatan · Tarikh:' },
    ];
  const { sentAt, verified } = signing;
  const signed = verified.map(({ name, at }) => `${name}, ${momentWords(at)}`);
  return [
    { act: 'Disediakan dan dihantar oleh', name: author, office: `${office} · ${momentWords(sentAt)}` },
    { act: 'Disahkan oleh', name: verified.map(({ name }) => name).join(', '), office: signed.join('; ') },
  ];
}

/** "12 Oktober 2026, 15.40" */
function momentWords(instant: number): string {
  const time = new Date(instant + OFFSET_MS).toISOString().slice(11, 16).replace(':', '.');
  return `${malayDate(dayOf(instant))}, ${time}`;
}
