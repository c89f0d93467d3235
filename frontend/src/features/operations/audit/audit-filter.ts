import type { paths } from '../../../api/schema';

type Query = NonNullable<paths['/api/operations/audit']['get']['parameters']['query']>;
/** `school`: its code. */
export type AuditFilter = Pick<Query, 'actor' | 'action' | 'from' | 'to'> & { school?: string };

const names = ['actor', 'action', 'school', 'from', 'to'] as const;
const forms: Partial<Record<(typeof names)[number], RegExp>> = {
  action: /^[a-z]+\.[a-z-]+$/,
  from: /^20\d\d-\d\d-\d\d$/,
  to: /^20\d\d-\d\d-\d\d$/,
};

/** The filter that an address carries; what it does not know it leaves out. */
export function auditFilterOf(search: URLSearchParams): AuditFilter {
  const filter: AuditFilter = {};
  for (const name of names) {
    const value = search.get(name)?.trim();
    if (value && (forms[name]?.test(value) ?? true)) filter[name] = value;
  }
  return filter;
}

export function addressOfAudit(filter: AuditFilter): string {
  const search = new URLSearchParams();
  for (const name of names) if (filter[name]) search.set(name, filter[name]);
  return search.toString();
}

export function auditQueryOf({ school, ...filter }: AuditFilter): Query {
  return school ? { ...filter, targetKind: 'school', targetId: school.toLowerCase() } : filter;
}
