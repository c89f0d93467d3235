/** The invoice that a provider's return names: by its id, or by its number as toyyibPay gives it back. What else the
 * address says of the payment is not believed. */
export function returnedInvoice(search: URLSearchParams): string | null {
  return search.get('invoice') ?? search.get('order_id');
}
