/**
 * What a Host header means: the main domain, a school by its code (lower case), whether there is one or not, a
 * host that is not ours, or no host at all.
 */
export type HostMeaning =
  | Readonly<{ kind: 'main' }>
  | Readonly<{ kind: 'school'; code: string }>
  | Readonly<{ kind: 'foreign' }>
  | Readonly<{ kind: 'none' }>;

// Both lists are given and differ; both stand as given.
const RESERVED_FOR_ROUTING = ['www', 'api', 'admin', 'app', 'mail', 'ftp'];
const RESERVED_FOR_DETECTION = ['www', 'api', 'admin', 'auth', 'mail', 'ftp', 'cdn', 'static'];
export const RESERVED_LABELS: ReadonlySet<string> = new Set([
  ...RESERVED_FOR_ROUTING,
  ...RESERVED_FOR_DETECTION,
]);

const MAIN: HostMeaning = { kind: 'main' };
const FOREIGN: HostMeaning = { kind: 'foreign' };
const NONE: HostMeaning = { kind: 'none' };
/** Looser than a label of a name may be: who mistypes a code is told so, on a page. */
const HOST_NAME = /^[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*$/;
const IP_V6 = /^\[[0-9a-f:.]+\]$/;

/**
 * Reads a Host header against the base domain: on localhost the first label is the code, elsewhere all labels
 * before the base domain. Case and one trailing dot do not matter, nor does the port; an IP address of this machine
 * is the main domain.
 */
export function readHost(hostHeader: string, baseDomain: string): HostMeaning {
  const host = withoutPort(hostHeader.trim().toLowerCase());
  const base = withoutPort(baseDomain.toLowerCase());
  if (host === base || isLoopbackAddress(host)) return MAIN;
  if (!HOST_NAME.test(host)) return IP_V6.test(host) ? FOREIGN : NONE;
  if (!host.endsWith(`.${base}`)) return FOREIGN;
  const labels = host.slice(0, -base.length - 1);
  return meaningOf(isLocalhost(base) ? labels.split('.', 1).join() : labels);
}

function meaningOf(code: string): HostMeaning {
  return RESERVED_LABELS.has(code) ? MAIN : { kind: 'school', code };
}

function isLocalhost(base: string): boolean {
  return base === 'localhost' || base.endsWith('.localhost');
}

function withoutPort(host: string): string {
  if (host.startsWith('[')) return host.slice(0, host.indexOf(']') + 1);
  return host.replace(/:\d{1,5}$/, '').replace(/\.$/, '');
}

function isLoopbackAddress(host: string): boolean {
  return host === '127.0.0.1' || host === '[::1]';
}
