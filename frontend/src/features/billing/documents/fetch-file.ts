import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';

const blob = { parseAs: 'blob' } as const;
const of = (schoolCode: string, id: string) => ({
  params: { path: { id }, query: { schoolCode } },
  ...blob,
});

export const fetchInvoice = (schoolCode: string, id: string) =>
  unwrap<Blob>(api.GET('/api/billing/invoices/{id}/pdf', of(schoolCode, id)));

export const fetchReceipt = (schoolCode: string, id: string) =>
  unwrap<Blob>(api.GET('/api/billing/receipts/{id}/pdf', of(schoolCode, id)));

export const fetchCreditNote = (schoolCode: string, id: string) =>
  unwrap<Blob>(api.GET('/api/billing/credit-notes/{id}/pdf', of(schoolCode, id)));

/** What the school has here, in an archive. `token`: of a proof made just now, where the session's own is older. */
export const fetchOwnData = (schoolCode: string, token?: string) =>
  unwrap<Blob>(
    api.GET('/api/own-data', {
      params: { query: { schoolCode } },
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      ...blob,
    }),
  );

/** What the person has written in the school, in an archive. */
export const fetchMyData = (schoolCode: string) =>
  unwrap<Blob>(api.GET('/api/own-data/mine', { params: { query: { schoolCode } }, ...blob }));

export const fetchEvidence = (schoolCode: string, id: string) =>
  unwrap<Blob>(api.GET('/api/billing/evidence/{id}/file', of(schoolCode, id)));
