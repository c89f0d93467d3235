import { DeviceQuestion } from '../../forms/device-question';
import { EmailField } from '../../forms/email-field';
import { errorAt, fields } from '../../forms/fields';
import { passwordRule } from '../../forms/password-rule';
import { emailErrors } from '../../forms/required-fields';
import { useAuthForm } from '../../forms/use-auth-form';
import { isSignedIn, prefetchAuth } from '../../session/session';
import { paths } from '../../site/paths';
import { mailedReturn } from '../../site/return-address';
import { Button } from '../../ui/button';
import { FormSummary } from '../../ui/form-summary';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { nameErrors, nameField, passwordErrors, textLink } from '../sign-in';
import { rememberRegistration } from './remember-registration';
import type { StepProps } from './step-form';

const read = (form: FormData) => ({
  displayName: String(form.get(nameField)).trim(),
  email: String(form.get(fields.email)).trim(),
  password: String(form.get(fields.newPassword)),
});

const registrationHelp = {
  name: 'Seperti yang dipaparkan kepada guru di sekolah ini.',
  email: 'Untuk log masuk, notis langganan dan resit. Kami menghantar kod untuk mengesahkannya.',
};

type NewAccountProps = StepProps & { help?: typeof registrationHelp };

/** An account made here; its address is confirmed by a mail before anything is registered. */
export function NewAccount({ draft, onChange, onDone, help = registrationHelp }: NewAccountProps) {
  const { errors, isBusy, form } = useAuthForm({
    read,
    check: ({ displayName, email, password }) => [
      ...nameErrors(displayName),
      ...emailErrors(email),
      ...passwordErrors(password),
    ],
    send: ({ email, password }) => {
      rememberRegistration();
      const options = { emailRedirectTo: mailedReturn() };
      return (client) => client.signUp({ email, password, options });
    },
    // Where the hosted backend confirms addresses by itself, somebody is signed in at once.
    onDone: ({ email }) => (isSignedIn() ? onDone() : onChange({ codeSentTo: email })),
  });
  return (
    <form {...form} onFocus={prefetchAuth} className="flex flex-col gap-5">
      <FormSummary errors={errors} title="Akaun belum dibuat" />
      <TextField
        id={nameField}
        name={nameField}
        label="Nama penuh"
        help={help.name}
        autoComplete="name"
        maxLength={200}
        value={draft.displayName}
        onChange={({ target }) => onChange({ displayName: target.value })}
        error={errorAt(errors, nameField)}
      />
      <EmailField
        help={help.email}
        defaultValue={draft.email}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value.trim() })}
        error={errorAt(errors, fields.email)}
      />
      <PasswordField
        id={fields.newPassword}
        name={fields.newPassword}
        label="Kata laluan"
        help={passwordRule}
        autoComplete="new-password"
        maxLength={72}
        error={errorAt(errors, fields.newPassword)}
      />
      <DeviceQuestion />
      <Button type="submit" busy={isBusy} className="self-start">
        Teruskan
      </Button>
      <a href={paths.login} onClick={rememberRegistration} className={`${textLink} self-start`}>
        Saya sudah ada akaun
      </a>
    </form>
  );
}
