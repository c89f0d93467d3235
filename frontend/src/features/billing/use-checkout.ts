import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import { randomUuid } from '../../ui/random-uuid';
import type { Choice } from './checkout-choice';

type UpgradeOrder = { planCode: string; provider: string };

/** One key for each order until it succeeds: pressing again after a lost reply makes no second bill. */
function useIdempotencyKeys() {
  const [keys] = useState(() => new Map<string, string>());
  const nameOf = (order: object) => JSON.stringify(order);
  return {
    headerOf(order: object) {
      const key = keys.get(nameOf(order)) ?? randomUuid();
      keys.set(nameOf(order), key);
      return { header: { 'Idempotency-Key': key } };
    },
    spend: (order: object) => keys.delete(nameOf(order)),
  };
}

type Header = { header: { 'Idempotency-Key': string } };

/** Makes the bill and goes to the bank with it. */
function useBankVisit<Order extends object>(
  bill: (order: Order, params: Header) => Promise<{ paymentUrl: string }>,
) {
  const keys = useIdempotencyKeys();
  const visit = useMutation({
    mutationFn: (order: Order) => bill(order, keys.headerOf(order)),
    onSuccess({ paymentUrl }, order) {
      keys.spend(order);
      window.location.assign(paymentUrl);
    },
  });
  useReturn(visit.reset);
  return visit;
}

export function useCheckout(schoolCode: string) {
  return useBankVisit((choice: Choice, params) =>
    unwrap(api.POST('/api/billing/checkouts', { params, body: { schoolCode, ...choice } })),
  );
}

export function useUpgrade(schoolCode: string) {
  return useBankVisit((order: UpgradeOrder, params) =>
    unwrap(api.POST('/api/billing/upgrades', { params, body: { schoolCode, ...order } })),
  );
}

/** Back from the bank, the browser may show the page as it was left. */
function useReturn(onReturn: () => void) {
  const returned = useEffectEvent((event: PageTransitionEvent) => event.persisted && onReturn());
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => returned(event);
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}
