import { useState } from 'react';
import type { FormError } from '../../../ui/form-summary';
import { ask } from '../form/ask';
import { refusalError } from '../form/refusal-error';
import { providerReturn } from '../return-address';

/** Leaves for the provider; comes back to the callback page. */
export function useGoogle() {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function go() {
    setErrors([]);
    setBusy(true);
    const options = { redirectTo: providerReturn() };
    const refusal = await ask((client) => client.signInWithOAuth({ provider: 'google', options }));
    if (!refusal) return;
    setErrors([refusalError(refusal, () => false)]);
    setBusy(false);
  }

  return { errors, isBusy, go };
}
