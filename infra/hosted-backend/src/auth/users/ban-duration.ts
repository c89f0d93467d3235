import { validationFailed } from '../auth-error.ts';

const milliseconds = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1e3, m: 60e3, h: 3_600e3 };
const durationForm = /^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/;
const partForm = /(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g;

// The longest duration of the real server's language: 2^63 nanoseconds.
const longest = 2 ** 63 / 1e6;

/** Reads `24h`, `1h30m` and the like, or `none`. */
export function bannedUntil(duration: string, now: Date): Date | null {
  if (duration === 'none') return null;
  if (!durationForm.test(duration)) throw validationFailed('invalid format for ban duration');
  const length = [...duration.matchAll(partForm)].reduce((sum, part) => sum + partLength(part), 0);
  if (length > longest) throw validationFailed('invalid format for ban duration: out of range');
  return new Date(now.getTime() + length);
}

function partLength([, amount, unit]: RegExpExecArray): number {
  return Number(amount) * milliseconds[unit as keyof typeof milliseconds];
}
