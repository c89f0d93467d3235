import { type FormEvent, useState } from 'react';
import type { FormError } from '../../ui/form-summary';
import { appConfig } from '../config';
import { takeRedirectPath } from '../navigation/redirect-path';
import { paths } from '../paths';
import { currentHost } from '../school';
import { areCookiesSecure } from '../session/session-cookie';
import { signIn } from './sign-in';
import { type Credentials, credentialErrors } from './sign-in-form';

function credentialsIn(form: HTMLFormElement): Credentials {
  const fields = new FormData(form);
  return { email: String(fields.get('email')).trim(), password: String(fields.get('password')) };
}

function nextPath(): string {
  const remembered = takeRedirectPath(areCookiesSecure(appConfig()));
  if (remembered) return remembered;
  return currentHost().kind === 'school' ? paths.dashboard : `${paths.login}?validate=true`;
}

export function useSignIn(firstErrors: readonly FormError[]) {
  const [errors, setErrors] = useState(firstErrors);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const credentials = credentialsIn(event.currentTarget);
    const missing = credentialErrors(credentials);
    setErrors(missing);
    if (missing.length > 0) return;
    setBusy(true);
    const refusal = await signIn(credentials);
    if (!refusal) return window.location.replace(nextPath());
    setErrors([refusal]);
    setBusy(false);
  }

  return { errors, isBusy, submit };
}
