import { malayDate } from '../calendar/malay-date.js';
import { dayOf, OFFSET_MS } from '../calendar/school-instant.js';

/** In place of ink: when it was sent and who has verified it, in epoch milliseconds. */
export type SignedPaper = Readonly<{
  sentAt: number;
  verified: readonly Readonly<{ name: string; at: number }>[];
}>;

/** `isNamed`: the name is known, and no line to write it on. */
export type SignatureBlock = Readonly<{ act: string; name: string; office: string; isNamed: boolean }>;

/** Who has prepared and who has verified something, with the time of each act; a line for ink where it is not verified. */
export function signatureBlocks(
  { author, office }: Readonly<{ author: string; office: string }>,
  signing: SignedPaper | null,
): readonly SignatureBlock[] {
  if (!signing)
    return [
      { act: 'Disediakan oleh', name: author, office: `${office} · Tarikh:`, isNamed: true },
      { act: 'Disemak oleh', name: 'Nama:', office: 'Jawatan · Tarikh:', isNamed: false },
    ];
  const { sentAt, verified } = signing;
  const signed = verified.map(({ name, at }) => `${name}, ${momentWords(at)}`);
  const names = verified.map(({ name }) => name).join(', ');
  const prepared = `${office} · ${momentWords(sentAt)}`;
  return [
    { act: 'Disediakan dan dihantar oleh', name: author, office: prepared, isNamed: true },
    { act: 'Disahkan oleh', name: names, office: signed.join('; '), isNamed: true },
  ];
}

/** "12 Oktober 2026, 15.40" */
function momentWords(instant: number): string {
  const time = new Date(instant + OFFSET_MS).toISOString().slice(11, 16).replace(':', '.');
  return `${malayDate(dayOf(instant))}, ${time}`;
}
