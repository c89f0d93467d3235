import { type FormEvent, useState } from 'react';
import type { Refusal } from '../api/auth-error-messages';
import { unreachable } from '../api/unreachable';
import { keepsCookies } from '../session/host-cookie';
import type { FormError } from '../ui/form-summary';
import { useFormErrors } from '../ui/use-form-errors';
import { type AuthCall, ask } from './ask';

type AuthForm<Values> = {
  read: (form: FormData) => Values;
  check: (values: Values) => FormError[];
  send: (values: Values) => AuthCall;
  /** The form stays busy: what follows replaces it. */
  onDone: (values: Values) => void;
  /** Refusals that tell whether an account exists: to the person they look like success. */
  silent?: readonly string[];
};

const none: readonly string[] = [];

const withoutCookies: FormError = {
  message: 'Sila benarkan kuki bagi laman ini dalam tetapan pelayar, kemudian muat semula halaman.',
};

/** The words come when something is refused; without a network they may not. */
async function told(refusal: Refusal, form: HTMLFormElement): Promise<FormError> {
  try {
    const { refusalError } = await import('./refusal-error');
    return refusalError(refusal, (field) => form.elements.namedItem(field) !== null);
  } catch {
    return { message: unreachable };
  }
}

/** Checks, asks the hosted backend, and says what was refused; what was typed stays. `form` is for the element. */
export function useAuthForm<Values>(
  { read, check, send, onDone, silent = none }: AuthForm<Values>,
  firstErrors?: readonly FormError[],
) {
  const { errors, setErrors, onInput } = useFormErrors(firstErrors);
  const [isBusy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = read(new FormData(form));
    const missing = keepsCookies() ? check(values) : [withoutCookies];
    setErrors(missing);
    if (missing.length > 0) return;
    setBusy(true);
    const refusal = await ask(send(values));
    if (!refusal || silent.includes(refusal.code ?? '')) return onDone(values);
    setErrors([await told(refusal, form)]);
    setBusy(false);
  }

  return { errors, isBusy, form: { noValidate: true, onInput, onSubmit } };
}
