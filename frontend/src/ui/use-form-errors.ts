import { type FormEvent, useState } from 'react';
import type { FormError } from './form-summary';

type Errors = readonly FormError[];

const none: Errors = [];

/** What still stands once a field was changed: whether that one is right now, sending the form will tell. */
export function errorsElsewhere(errors: Errors, isChanged: (fieldId: string) => boolean): Errors {
  return errors.filter(({ fieldId }) => !fieldId || !isChanged(fieldId));
}

/** What a form says is wrong, until its field is changed: `onInput` belongs to the form. */
export function useFormErrors(first = none) {
  const [errors, setErrors] = useState(first);
  const onInput = ({ target }: FormEvent) =>
    target instanceof Element &&
    setErrors((shown) => errorsElsewhere(shown, (fieldId) => target.closest(`#${fieldId}`) !== null));
  return { errors, setErrors, onInput };
}
