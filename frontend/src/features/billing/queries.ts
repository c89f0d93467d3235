import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type BillingOverview = Schemas['BillingOverviewDto'];
export type Plan = Schemas['PlanDto'];
export type Invoice = Schemas['InvoiceDto'];

/** What pushed news about a school makes stale. */
const keyOf = (schoolCode: string, what: string) => ['billing', schoolCode, what];

export function overviewQuery(schoolCode: string) {
  return queryOptions({
    queryKey: keyOf(schoolCode, 'overview'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/billing/overview', { params: { query: { schoolCode } }, signal })),
  });
}

export function invoicesQuery(schoolCode: string) {
  return queryOptions({
    queryKey: keyOf(schoolCode, 'invoices'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/billing/invoices', { params: { query: { schoolCode } }, signal })),
    select: ({ invoices }) => invoices,
  });
}

export function plansQuery() {
  return queryOptions({
    queryKey: ['plans'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/billing/plans', { signal })),
    select: ({ plans }) => plans,
    staleTime: 10 * 60_000,
  });
}

/** Whether the person administers the school: the page stands on the main domain too, where no school is given. */
export function administersQuery(schoolCode: string) {
  return queryOptions({
    queryKey: keyOf(schoolCode, 'administers'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/schools/user-schools', { signal })),
    select: ({ schools }) =>
      schools.some(
        ({ code, role }) =>
          code.toLowerCase() === schoolCode.toLowerCase() && (role === 'admin' || role === 'main_admin'),
      ),
  });
}
