import { Button } from '../../ui/button';
import { type FormError, FormSummary } from '../../ui/form-summary';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { prefetchAuth } from '../session/session';
import { fieldIds } from './sign-in-form';
import { useSignIn } from './use-sign-in';

function messageOf(errors: readonly FormError[], fieldId: string) {
  return errors.find((error) => error.fieldId === fieldId)?.message;
}

export function SignInFields({ firstErrors }: { firstErrors: readonly FormError[] }) {
  const { errors, isBusy, submit } = useSignIn(firstErrors);
  // The auth library comes while the person types, not before the page stands.
  return (
    <form noValidate onSubmit={submit} onFocus={prefetchAuth} className="flex flex-col gap-5">
      <FormSummary errors={errors} title="Log masuk belum berjaya" />
      <TextField
        id={fieldIds.email}
        name="email"
        type="email"
        label="E-mel"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={messageOf(errors, fieldIds.email)}
      />
      <PasswordField
        id={fieldIds.password}
        name="password"
        label="Kata laluan"
        autoComplete="current-password"
        error={messageOf(errors, fieldIds.password)}
      />
      <Button type="submit" busy={isBusy} className="w-full">
        {isBusy ? 'Sedang log masuk…' : 'Log masuk'}
      </Button>
    </form>
  );
}
