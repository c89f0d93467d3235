import { Button } from '../ui/button';
import { FormSummary } from '../ui/form-summary';
import { takeFirstFocus } from '../ui/step-focus';
import { TextField } from '../ui/text-field';
import type { AuthCall } from './ask';
import { errorAt, fields } from './fields';
import { codeErrors, digitsIn } from './required-fields';
import { useAuthForm } from './use-auth-form';

type CodeFormProps = {
  label: string;
  help?: string;
  action: string;
  /** Where no text over it does. */
  takesFocus?: boolean;
  send: (code: string) => AuthCall;
  onDone: () => void;
};

/** Six digits from a mail, a text message or an authenticator. */
export function CodeForm({ label, help, action, takesFocus = false, send, onDone }: CodeFormProps) {
  const { errors, isBusy, form } = useAuthForm({
    read: (form) => digitsIn(String(form.get(fields.code))),
    check: codeErrors,
    send,
    onDone,
  });
  return (
    <form ref={takesFocus ? takeFirstFocus : undefined} {...form} className="flex flex-col gap-5">
      <FormSummary errors={errors} title="Kod belum diterima" />
      <TextField
        id={fields.code}
        name={fields.code}
        label={label}
        help={help}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        className="font-medium text-lg tabular-nums tracking-[0.25em]"
        error={errorAt(errors, fields.code)}
      />
      <Button type="submit" busy={isBusy} className="w-full">
        {action}
      </Button>
    </form>
  );
}
