/** What a Host header means: the main domain, a school by its code (lower case), or nothing of ours. */
export type HostMeaning =
  | Readonly<{ kind: 'main' }>
  | Readonly<{ kind: 'school'; code: string }>
  | Readonly<{ kind: 'foreign' }>;

// Both lists are given and differ; both stand as given.
const RESERVED_FOR_ROUTING = ['www', 'api', 'admin', 'app', 'mail', 'ftp'];
const RESERVED_FOR_DETECTION = ['www', 'api', 'admin', 'auth', 'mail', 'ftp', 'cdn', 'static'];
export const RESERVED_LABELS: ReadonlySet<string> = new Set([
  ...RESERVED_FOR_ROUTING,
  ...RESERVED_FOR_DETECTION,
]);

const MAIN: HostMeaning = { kind: 'main' };
const FOREIGN: HostMeaning = { kind: 'foreign' };
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Reads a Host header against the base domain. Case and one trailing dot do not matter, nor does the port on
 * localhost; an IP address of this machine is the main domain; anything else is foreign.
 */
export function readHost(hostHeader: string, baseDomain: string): HostMeaning {
  const host = withoutPort(hostHeader.trim().toLowerCase());
  const base = withoutPort(baseDomain.toLowerCase());
  if (host === base || isLoopbackAddress(host)) return MAIN;
  if (!host.endsWith(`.${base}`)) return FOREIGN;
  const labels = host.slice(0, -base.length - 1).split('.');
  return labels.length === 1 ? readLabel(labels[0] ?? '') : FOREIGN;
}

function readLabel(label: string): HostMeaning {
  if (RESERVED_LABELS.has(label)) return MAIN;
  return LABEL.test(label) ? { kind: 'school', code: label } : FOREIGN;
}

function withoutPort(host: string): string {
  if (host.startsWith('[')) return host.slice(0, host.indexOf(']') + 1);
  return host.replace(/:\d{1,5}$/, '').replace(/\.$/, '');
}

function isLoopbackAddress(host: string): boolean {
  return host === '127.0.0.1' || host === '[::1]';
}
