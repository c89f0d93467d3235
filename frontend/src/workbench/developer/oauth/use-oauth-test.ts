import type { UserIdentity } from '@supabase/auth-js';
import { useState } from 'react';
import { authErrorMessage } from '../../../api/auth-error-messages';
import { arrivalRefusal } from '../../../features/sign-in';
import { type AuthCall, ask } from '../../../forms/ask';
import { signOutHere } from '../../../session/sign-out';
import type { FormError } from '../../../ui/form-summary';

/** A refusal that the address has brought back. */
function errorsOfAddress(): FormError[] {
  const refusal = arrivalRefusal(null, new URL(window.location.href));
  return refusal ? [{ message: `${authErrorMessage(refusal)} (${refusal.code})` }] : [];
}

export function useOauthTest(returnTo: string) {
  const [errors, setErrors] = useState<readonly FormError[]>(errorsOfAddress);
  const [isBusy, setBusy] = useState(false);
  const google = { provider: 'google', options: { redirectTo: returnTo } } as const;

  async function run(call: AuthCall) {
    setBusy(true);
    const refusal = await ask(call);
    setErrors(refusal ? [{ message: `${authErrorMessage(refusal)} (${refusal.code})` }] : []);
    setBusy(false);
  }

  return {
    errors,
    isBusy,
    signIn: () => run((client) => client.signInWithOAuth(google)),
    link: () => run((client) => client.linkIdentity(google)),
    unlink: (identity: UserIdentity) =>
      run(async (client) => {
        const { error } = await client.unlinkIdentity(identity);
        if (!error) await client.refreshSession();
        return { error };
      }),
    leave: async () => {
      await signOutHere();
      window.location.reload();
    },
  };
}
