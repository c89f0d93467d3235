import { send } from '../../../forms/ask';
import { DeviceQuestion } from '../../../forms/device-question';
import { EmailField } from '../../../forms/email-field';
import { Form } from '../../../forms/form';
import type { FormProblem } from '../../../forms/form-problem';
import { emailErrors, passwordErrors } from '../../../forms/required-fields';
import { useForm } from '../../../forms/use-form';
import { prefetchAuth } from '../../../session/session';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/password-field';
import { takeFirstFocus } from '../../../ui/step-focus';
import { forgottenPath } from '../recovery/forgotten-path';
import { textLink } from '../text-link';

type PasswordFormProps = {
  first?: readonly FormProblem[];
  email?: string;
  onEmail?: (email: string) => void;
  onDone: () => void;
};

export function PasswordForm({ first, email = '', onEmail, onDone }: PasswordFormProps) {
  const form = useForm({
    begun: { email, password: '' },
    isProof: true,
    first,
    check: (typed) => [...emailErrors(typed.email), ...passwordErrors(typed.password)],
    send: (typed) =>
      send((client) => client.signInWithPassword({ email: typed.email.trim(), password: typed.password })),
    onSent: onDone,
  });
  // The auth library comes while the person types, not before the page stands.
  return (
    <Form
      ref={takeFirstFocus}
      form={form}
      title="Log masuk belum berjaya"
      onFocus={prefetchAuth}
      onBlur={() => onEmail?.(form.values.email.trim())}
    >
      <EmailField {...form.field('email')} />
      <div className="flex flex-col">
        <PasswordField {...form.field('password')} label="Kata laluan" autoComplete="current-password" />
        <a href={forgottenPath()} className={`${textLink} self-end`}>
          Lupa kata laluan?
        </a>
      </div>
      <DeviceQuestion />
      <Button type="submit" busy={form.isBusy} className="w-full">
        {form.isBusy ? 'Sedang log masuk…' : 'Log masuk'}
      </Button>
    </Form>
  );
}
