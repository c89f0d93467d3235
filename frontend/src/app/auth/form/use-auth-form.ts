import { type FormEvent, useState } from 'react';
import type { FormError } from '../../../ui/form-summary';
import { type AuthCall, ask } from './ask';
import { refusalError } from './fields';

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

/** Checks, asks the hosted backend, and says what was refused; what was typed stays. */
export function useAuthForm<Values>(
  { read, check, send, onDone, silent = none }: AuthForm<Values>,
  firstErrors: readonly FormError[] = [],
) {
  const [errors, setErrors] = useState(firstErrors);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = read(new FormData(form));
    const missing = check(values);
    setErrors(missing);
    if (missing.length > 0) return;
    setBusy(true);
    const refusal = await ask(send(values));
    if (!refusal || silent.includes(refusal.code ?? '')) return onDone(values);
    setErrors([refusalError(refusal, (field) => form.elements.namedItem(field) !== null)]);
    setBusy(false);
  }

  return { errors, isBusy, submit };
}
