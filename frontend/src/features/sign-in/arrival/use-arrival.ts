import { useEffect, useState } from 'react';
import type { Refusal } from '../../../api/auth-error-messages';
import { auth } from '../../../session/session';
import { arrivalRefusal } from './arrival-refusal';

export type Arrival = { state: 'waiting' } | { state: 'arrived' } | { state: 'refused'; refusal: Refusal };

async function arrive(): Promise<Arrival> {
  try {
    const { error } = await (await auth()).initialize();
    const refusal = arrivalRefusal(error, new URL(window.location.href));
    return refusal ? { state: 'refused', refusal } : { state: 'arrived' };
  } catch {
    return { state: 'refused', refusal: { status: 0 } };
  }
}

let arriving: Promise<Arrival> | undefined;

/** How the link that opened this document ended: the auth library redeems it as it starts. */
export function useArrival(onArrived?: () => void): Arrival {
  const [arrival, setArrival] = useState<Arrival>({ state: 'waiting' });
  useEffect(() => {
    arriving ??= arrive();
    void arriving.then((result) => {
      if (result.state === 'arrived') onArrived?.();
      setArrival(result);
    });
  }, [onArrived]);
  return arrival;
}
