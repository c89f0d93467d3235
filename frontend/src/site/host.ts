import { appConfig } from './config';

/** What an address means: the main domain, a school by its code (lower case; there may be none of it), or nothing of
 * ours. */
export type HostMeaning = { kind: 'main' } | { kind: 'school'; schoolCode: string } | { kind: 'foreign' };

// Both lists are given and differ; both stand as given.
const reservedForRouting = ['www', 'api', 'admin', 'app', 'mail', 'ftp'];
const reservedForDetection = ['www', 'api', 'admin', 'auth', 'mail', 'ftp', 'cdn', 'static'];
const reserved = new Set([...reservedForRouting, ...reservedForDetection]);

function bareHost(host: string): string {
  const lower = host.trim().toLowerCase();
  if (lower.startsWith('[')) return lower.slice(0, lower.indexOf(']') + 1);
  return lower.replace(/:\d{1,5}$/, '').replace(/\.$/, '');
}

/** On localhost the first label, elsewhere all labels before the base domain. */
function codeIn(labels: string, base: string): string {
  const isLocalhost = base === 'localhost' || base.endsWith('.localhost');
  return isLocalhost ? labels.split('.', 1).join() : labels;
}

/** Reads a host, port or not, against the base domain; `localhost` always counts as one. */
export function readHost(host: string, baseDomain: string): HostMeaning {
  const bare = bareHost(host);
  const bases = [bareHost(baseDomain), 'localhost', '127.0.0.1', '[::1]'];
  if (bases.includes(bare)) return { kind: 'main' };
  const base = bases.find((candidate) => bare.endsWith(`.${candidate}`));
  if (!base) return { kind: 'foreign' };
  const schoolCode = codeIn(bare.slice(0, -base.length - 1), base);
  return reserved.has(schoolCode) ? { kind: 'main' } : { kind: 'school', schoolCode };
}

export function currentHost(): HostMeaning {
  return readHost(window.location.host, appConfig().baseDomain);
}
