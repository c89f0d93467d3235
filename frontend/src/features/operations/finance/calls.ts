import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import type { FinanceFilter } from './finance-filter';

type Schemas = components['schemas'];
export type Figures = Schemas['FinanceFiguresDto'];
export type FinanceSchool = Schemas['FinanceSchoolDto'];
export type FinanceDetail = Schemas['FinanceSchoolDetailDto'];
export type FinancePayment = Schemas['FinancePaymentDto'];
export type ReminderResult = Schemas['ReminderResultDto'];
export type OpenInterval = Schemas['OpenIntervalDto'];
export type PolicyVersion = Schemas['PolicyVersionDto'];
export type PaymentClaim = Schemas['PaymentClaimDto'];
export type PaymentFlag = Schemas['PaymentFlagDto'];

const financeKey = ['operations', 'finance'] as const;

export function figuresQuery() {
  return queryOptions({
    queryKey: [...financeKey, 'figures'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operations/finance/figures', { signal })),
  });
}

export function financeSchoolsQuery(filter: FinanceFilter) {
  return infiniteQueryOptions({
    queryKey: [...financeKey, 'schools', filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      unwrap(
        api.GET('/api/operations/finance/schools', { params: { query: { ...filter, cursor } }, signal }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

export function financeSchoolQuery(code: string) {
  return queryOptions({
    queryKey: [...financeKey, 'school', code],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/operations/finance/schools/{code}', { params: { path: { code } }, signal })),
  });
}

export function intervalsQuery(code: string) {
  return queryOptions({
    queryKey: [...financeKey, 'school', code, 'intervals'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/operations/finance/schools/{code}/intervals', { params: { path: { code } }, signal }),
      ),
    select: ({ intervals }) => intervals,
  });
}

export function schoolPoliciesQuery(code: string) {
  return queryOptions({
    queryKey: [...financeKey, 'school', code, 'policies'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/operations/finance/schools/{code}/policies', { params: { path: { code } }, signal }),
      ),
    select: ({ versions }) => versions,
  });
}

export function planPoliciesQuery() {
  return queryOptions({
    queryKey: [...financeKey, 'policies'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operations/finance/policies', { signal })),
    select: ({ versions }) => versions,
  });
}

export function agedWeeksQuery() {
  return queryOptions({
    queryKey: [...financeKey, 'aged-weeks'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operations/finance/charts/aged-weeks', { signal })),
    select: ({ weeks }) => weeks,
  });
}

export function dunningQuery() {
  return queryOptions({
    queryKey: [...financeKey, 'dunning'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operations/finance/charts/dunning', { signal })),
    select: ({ steps }) => steps,
  });
}

export function failuresQuery() {
  return queryOptions({
    queryKey: [...financeKey, 'failures'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operations/finance/charts/failures', { signal })),
    select: ({ failures }) => failures,
  });
}

export function claimsQuery(code: string) {
  return queryOptions({
    queryKey: [...financeKey, 'claims', code],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/operations/finance/schools/{code}/claims', { params: { path: { code } }, signal }),
      ),
    select: ({ claims }) => claims.filter(({ state }) => state !== 'recorded'),
  });
}

export function financeStaffQuery() {
  return queryOptions({
    queryKey: [...financeKey, 'staff'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operations/finance/staff', { signal })),
    select: ({ staff }) => staff,
  });
}

export function flagsQuery() {
  return queryOptions({
    queryKey: [...financeKey, 'flags'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operations/finance/flags', { signal })),
    select: ({ flags }) => flags,
  });
}

export function plansQuery() {
  return queryOptions({
    queryKey: [...financeKey, 'plans'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/billing/plans', { signal })),
    select: ({ plans }) => plans,
  });
}
