import { Button } from '../ui/button';
import { takeFirstFocus } from '../ui/step-focus';
import { TextField } from '../ui/text-field';
import { type AuthCall, send } from './ask';
import { Form } from './form';
import { codeErrors, digitsIn } from './required-fields';
import { useForm } from './use-form';

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
export function CodeForm({ label, help, action, takesFocus = false, send: call, onDone }: CodeFormProps) {
  const form = useForm({
    begun: { code: '' },
    isProof: true,
    check: ({ code }) => codeErrors(code),
    send: ({ code }) => send(call(digitsIn(code))),
    onSent: onDone,
  });
  return (
    <Form ref={takesFocus ? takeFirstFocus : undefined} form={form} title="Kod belum diterima">
      <TextField
        {...form.field('code')}
        label={label}
        help={help}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        className="font-medium text-lg tabular-nums tracking-[0.25em]"
      />
      <Button type="submit" busy={form.isBusy} className="w-full">
        {action}
      </Button>
    </Form>
  );
}
