import { useState } from 'react';
import { authErrorMessage } from '../../../api/auth-error-messages';
import { ask } from '../../../forms/ask';
import { providerReturn } from '../../../site/return-address';
import type { FormError } from '../../../ui/form-summary';

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
    setErrors([{ message: authErrorMessage(refusal) }]);
    setBusy(false);
  }

  return { errors, isBusy, go };
}
