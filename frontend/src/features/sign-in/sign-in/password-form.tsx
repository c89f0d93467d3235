import { DeviceQuestion } from '../../../forms/device-question';
import { EmailField } from '../../../forms/email-field';
import { errorAt, fields } from '../../../forms/fields';
import { emailErrors, passwordErrors } from '../../../forms/required-fields';
import { useAuthForm } from '../../../forms/use-auth-form';
import { prefetchAuth } from '../../../session/session';
import { Button } from '../../../ui/button';
import { type FormError, FormSummary } from '../../../ui/form-summary';
import { PasswordField } from '../../../ui/password-field';
import { takeFirstFocus } from '../../../ui/step-focus';
import { forgottenPath } from '../recovery/forgotten-path';
import { textLink } from '../text-link';

type PasswordFormProps = {
  firstErrors?: readonly FormError[];
  email?: string;
  onEmail?: (email: string) => void;
  onDone: () => void;
};

const credentials = {
  read: (data: FormData) => ({
    email: String(data.get(fields.email)).trim(),
    password: String(data.get(fields.password)),
  }),
  check: ({ email, password }: { email: string; password: string }) => [
    ...emailErrors(email),
    ...passwordErrors(password),
  ],
};

export function PasswordForm({ firstErrors, email, onEmail, onDone }: PasswordFormProps) {
  const { errors, isBusy, form } = useAuthForm(
    { ...credentials, send: (given) => (client) => client.signInWithPassword(given), onDone },
    firstErrors,
  );
  // The auth library comes while the person types, not before the page stands.
  return (
    <form ref={takeFirstFocus} {...form} onFocus={prefetchAuth} className="flex flex-col gap-5">
      <FormSummary errors={errors} title="Log masuk belum berjaya" />
      <EmailField
        defaultValue={email}
        onChange={(event) => onEmail?.(event.currentTarget.value.trim())}
        error={errorAt(errors, fields.email)}
      />
      <div className="flex flex-col">
        <PasswordField
          id={fields.password}
          name={fields.password}
          label="Kata laluan"
          autoComplete="current-password"
          error={errorAt(errors, fields.password)}
        />
        <a href={forgottenPath()} className={`${textLink} self-end`}>
          Lupa kata laluan?
        </a>
      </div>
      <DeviceQuestion />
      <Button type="submit" busy={isBusy} className="w-full">
        {isBusy ? 'Sedang log masuk…' : 'Log masuk'}
      </Button>
    </form>
  );
}
