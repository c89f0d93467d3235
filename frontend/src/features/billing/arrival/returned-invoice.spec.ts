import { returnedInvoice } from './returned-invoice';

it.each([
  ['invoice=b1946ac9', 'b1946ac9'],
  ['billplz[id]=x&billplz[paid]=true&invoice=b1946ac9', 'b1946ac9'],
  ['status_id=1&billcode=abc&order_id=INV-2026-000001', 'INV-2026-000001'],
  ['status_id=1&paid=true', null],
])('?%s names %s, and claims nothing', (query, named) => {
  expect(returnedInvoice(new URLSearchParams(query))).toBe(named);
});
