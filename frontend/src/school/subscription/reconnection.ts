export type EndReason = 'token-expired' | 'membership-ended' | 'too-many' | 'shutdown';

/** `renewal`: its token is about to expire; another is to be opened while this one is still read. */
export type Ending = { kind: 'renewal' } | { kind: 'end'; reason: EndReason };

/** How one reading of the stream ended: by the server's word, by a refusal, or by the network; or that it goes on until
 * another takes its place. */
export type StreamEnd =
  | { kind: 'ended'; reason: EndReason }
  | { kind: 'renewal' }
  | { kind: 'refused'; httpStatus: number }
  | { kind: 'lost' };

const second = 1000;
/** What the server asks for where an address has too many streams. */
const longest = 60 * second;
const delays = [1 * second, 2 * second, 5 * second, 10 * second, 30 * second];

/** Milliseconds until the next try after `failures` fruitless ones in a row; `never` when another try cannot help.
 * `spread` (0..1) keeps a school's browsers from coming back in one wave. */
export function reconnectDelay(end: StreamEnd, failures: number, spread: number): number | 'never' {
  if (end.kind === 'ended' && (end.reason === 'membership-ended' || end.reason === 'too-many'))
    return 'never';
  if (end.kind === 'refused' && (end.httpStatus === 403 || end.httpStatus === 404)) return 'never';
  if (end.kind === 'renewal') return 0;
  if (end.kind === 'ended' && end.reason === 'token-expired' && failures === 0) return 0;
  const isFull = end.kind === 'refused' && end.httpStatus === 429;
  const delay = isFull ? longest : (delays[Math.min(failures, delays.length - 1)] ?? second);
  return Math.round(delay * (0.8 + 0.4 * spread));
}
