/** What an address means: the main domain, a school by its code (lower case), or nothing of ours. */
export type HostMeaning = { kind: 'main' } | { kind: 'school'; schoolCode: string } | { kind: 'foreign' };

// Both lists are given and differ; both stand as given.
const reservedForRouting = ['www', 'api', 'admin', 'app', 'mail', 'ftp'];
const reservedForDetection = ['www', 'api', 'admin', 'auth', 'mail', 'ftp', 'cdn', 'static'];
const reserved = new Set([...reservedForRouting, ...reservedForDetection]);

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

function bareHost(host: string): string {
  const lower = host.trim().toLowerCase();
  if (lower.startsWith('[')) return lower.slice(0, lower.indexOf(']') + 1);
  return lower.replace(/:\d{1,5}$/, '').replace(/\.$/, '');
}

function meaningOf(labels: string): HostMeaning {
  if (reserved.has(labels)) return { kind: 'main' };
  return label.test(labels) ? { kind: 'school', schoolCode: labels } : { kind: 'foreign' };
}

/** Reads a host, port or not, against the base domain; `localhost` always counts as one. */
export function readHost(host: string, baseDomain: string): HostMeaning {
  const bare = bareHost(host);
  const bases = [bareHost(baseDomain), 'localhost', '127.0.0.1', '[::1]'];
  if (bases.includes(bare)) return { kind: 'main' };
  const base = bases.find((candidate) => bare.endsWith(`.${candidate}`));
  return base ? meaningOf(bare.slice(0, -base.length - 1)) : { kind: 'foreign' };
}

type School = { code: string; name: string };
type Membership = { role: 'teacher' | 'supervisor' | 'admin' | 'main_admin'; displayName: string };

export type SchoolContext = {
  schoolCode: string | null;
  isSchoolContext: boolean;
  /** ISO instant at which the host was read. */
  detectedAt: string;
  school: School | null;
  membership: Membership | null;
  isLoading: boolean;
  error: string | null;
};

const unknown = { school: null, membership: null, error: null };

/** As it stands before anything was fetched; cleared where the host names no school. */
export function schoolContextOf(host: HostMeaning, now: Date): SchoolContext {
  const detectedAt = now.toISOString();
  if (host.kind !== 'school') {
    return { ...unknown, schoolCode: null, isSchoolContext: false, detectedAt, isLoading: false };
  }
  return { ...unknown, schoolCode: host.schoolCode, isSchoolContext: true, detectedAt, isLoading: true };
}
