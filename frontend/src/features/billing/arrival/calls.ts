import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { Invoice } from '../calls';
import { paymentPace } from '../payment-pace';

export type FoundInvoice = { invoice: Invoice; schoolCode: string };

/** An invoice by its id or number among the schools that the person administers; null if it is none of theirs. Asked
 * again while it is open. */
export function findInvoiceQuery(name: string) {
  return queryOptions({
    queryKey: ['returned-invoice', name],
    queryFn: ({ signal }) => findInvoice(name, signal),
    refetchInterval: ({ state }) => state.data?.invoice.status === 'open' && paymentPace(state),
  });
}

async function findInvoice(name: string, signal: AbortSignal): Promise<FoundInvoice | null> {
  const { schools } = await unwrap(api.GET('/api/schools/user-schools', { signal }));
  for (const { code: schoolCode, role } of schools) {
    if (role !== 'admin' && role !== 'main_admin') continue;
    const { invoices } = await unwrap(
      api.GET('/api/billing/invoices', { params: { query: { schoolCode } }, signal }),
    );
    const invoice = invoices.find(({ id, number }) => id === name || number === name);
    if (invoice) return { invoice, schoolCode };
  }
  return null;
}
