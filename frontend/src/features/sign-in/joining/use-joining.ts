import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { paths } from '../../../site/paths';
import type { FormError } from '../../../ui/form-summary';
import { useFormErrors } from '../../../ui/use-form-errors';
import { joiningRefusal } from './joining-errors';

type Joining<Values> = {
  read: (form: FormData) => Values;
  check: (values: Values) => FormError[];
  join: (values: Values) => Promise<unknown>;
  onJoined: (values: Values) => void;
  /** The link is no longer what the page says. */
  onSpent: () => void;
};

const spent = ['INVITATION_EXPIRED', 'INVITATION_REVOKED', 'INVITATION_USED', 'NOT_FOUND'];

/** Checks, joins, and says what was refused; what was typed stays. `form` is for the element. */
export function useJoining<Values>({ read, check, join, onJoined, onSpent }: Joining<Values>) {
  const { errors, setErrors, onInput } = useFormErrors();
  const [isBusy, setBusy] = useState(false);

  function refuse(failure: unknown) {
    const code = failure instanceof ApiError ? failure.code : undefined;
    if (code === 'TEACHER_LIMIT_REACHED') return window.location.assign(paths.teacherLimit);
    if (code && spent.includes(code)) return onSpent();
    setErrors([joiningRefusal(failure)]);
    setBusy(false);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = read(new FormData(event.currentTarget));
    const problems = check(values);
    setErrors(problems);
    if (problems.length > 0) return;
    setBusy(true);
    join(values).then(() => onJoined(values), refuse);
  }

  return { errors, isBusy, form: { noValidate: true, onInput, onSubmit } };
}
