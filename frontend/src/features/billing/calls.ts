import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type BillingOverview = Schemas['BillingOverviewDto'];
export type Plan = Schemas['PlanDto'];
export type Invoice = Schemas['InvoiceDto'];
export type Receipt = Schemas['ReceiptDto'];
export type CreditNote = Schemas['CreditNoteDto'];
export type PaymentEvent = Schemas['PaymentEventDto'];
export type Evidence = Schemas['EvidenceDto'];
export type BillingDetails = Schemas['BillingDetailsDto'];

/** What pushed news about a school makes stale. */
const keyOf = (schoolCode: string, what: string) => ['billing', schoolCode, what] as const;

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

export function receiptsQuery(schoolCode: string) {
  return queryOptions({
    queryKey: keyOf(schoolCode, 'receipts'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/billing/receipts', { params: { query: { schoolCode } }, signal })),
    select: ({ receipts }) => receipts,
  });
}

export function creditNotesQuery(schoolCode: string) {
  return queryOptions({
    queryKey: keyOf(schoolCode, 'credit-notes'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/billing/credit-notes', { params: { query: { schoolCode } }, signal })),
    select: ({ creditNotes }) => creditNotes,
  });
}

export function paymentsQuery(schoolCode: string) {
  return queryOptions({
    queryKey: keyOf(schoolCode, 'payments'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/billing/payments', { params: { query: { schoolCode } }, signal })),
    select: ({ payments }) => payments,
  });
}

export function evidenceQuery(schoolCode: string) {
  return queryOptions({
    queryKey: keyOf(schoolCode, 'evidence'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/billing/evidence', { params: { query: { schoolCode } }, signal })),
    select: ({ evidence }) => evidence,
  });
}

export function claimsQuery(schoolCode: string) {
  return queryOptions({
    queryKey: keyOf(schoolCode, 'claims'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/billing/claims', { params: { query: { schoolCode } }, signal })),
    select: ({ claims }) => claims,
  });
}

export function detailsQuery(schoolCode: string) {
  return queryOptions({
    queryKey: keyOf(schoolCode, 'details'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/billing/details', { params: { query: { schoolCode } }, signal })),
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
