import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import { randomUuid } from '../../ui/random-uuid';
import type { Choice } from './checkout-choice';

/** One key for each choice until it succeeds: pressing again after a lost reply makes no second bill. */
function useIdempotencyKeys() {
  const [keys] = useState(() => new Map<string, string>());
  const nameOf = (choice: Choice) => JSON.stringify(choice);
  return {
    keyOf(choice: Choice): string {
      const key = keys.get(nameOf(choice)) ?? randomUuid();
      keys.set(nameOf(choice), key);
      return key;
    },
    spend: (choice: Choice) => keys.delete(nameOf(choice)),
  };
}

/** Makes the bill and goes to the bank with it. */
export function useCheckout(schoolCode: string) {
  const keys = useIdempotencyKeys();
  const checkout = useMutation({
    mutationFn: (choice: Choice) =>
      unwrap(
        api.POST('/api/billing/checkouts', {
          params: { header: { 'Idempotency-Key': keys.keyOf(choice) } },
          body: { schoolCode, ...choice },
        }),
      ),
    onSuccess({ paymentUrl }, choice) {
      keys.spend(choice);
      window.location.assign(paymentUrl);
    },
  });
  useReturn(checkout.reset);
  return checkout;
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
