import { DAY_MS as day } from '@rules/calendar/day';
import type { Simulation } from './developer-client';

/** Ten in the morning, when schools are at work. */
const morning = 10 * 3_600_000;

export type GraceStop = { label: string; at: string };

type Deadlines = Pick<Simulation['explanation'], 'expiresAt' | 'gracePeriodEnd' | 'limitedEnd'>;

/** A morning of every state that a school passes through when nobody pays; none without coverage. */
export function graceStops({ expiresAt, gracePeriodEnd, limitedEnd }: Deadlines): GraceStop[] {
  if (expiresAt === null || gracePeriodEnd === null || limitedEnd === null) return [];
  const [end, grace, limited] = [expiresAt, gracePeriodEnd, limitedEnd].map(Date.parse) as [
    number,
    number,
    number,
  ];
  const stop = (label: string, midnight: number): GraceStop => ({
    label,
    at: new Date(midnight + morning).toISOString(),
  });
  return [
    stop('Hari terakhir', end - day),
    ...Array.from({ length: Math.round((grace - end) / day) }, (_, index) =>
      stop(`Ihsan ${index + 1}`, end + index * day),
    ),
    ...(limited > grace ? [stop('Terhad', grace)] : []),
    stop('Dikunci', limited),
  ];
}
