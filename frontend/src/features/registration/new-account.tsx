import { useState } from 'react';
import { registerByInvitationBounds } from '../../api/bounds/register-by-invitation';
import { send } from '../../forms/ask';
import { DeviceQuestion } from '../../forms/device-question';
import { EmailField } from '../../forms/email-field';
import { Form } from '../../forms/form';
import { passwordRule } from '../../forms/password-rule';
import { emailErrors } from '../../forms/required-fields';
import { useFormOver } from '../../forms/use-form';
import { isSignedIn, prefetchAuth } from '../../session/session';
import { paths } from '../../site/paths';
import { mailedReturn } from '../../site/return-address';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { nameErrors, passwordErrors, textLink } from '../sign-in';
import { rememberRegistration } from './remember-registration';
import type { StepProps } from './step-form';

const registrationHelp = {
  name: 'Seperti yang dipaparkan kepada guru di sekolah ini.',
  email: 'Untuk log masuk, notis langganan dan resit. Kami menghantar kod untuk mengesahkannya.',
};

type NewAccountProps = StepProps & { help?: typeof registrationHelp };

/** An account made here; its address is confirmed by a mail before anything is registered. */
export function NewAccount({ draft, onChange, onDone, help = registrationHelp }: NewAccountProps) {
  const [newPassword, setPassword] = useState('');
  const { displayName, email } = draft;
  const values = { displayName, email, newPassword };
  const write = (next: (known: typeof values) => typeof values) => {
    const { newPassword: password, ...kept } = next(values);
    setPassword(password);
    onChange(kept);
  };
  const form = useFormOver(values, write, {
    bounds: registerByInvitationBounds,
    check: (typed) => [
      ...nameErrors(typed.displayName),
      ...emailErrors(typed.email),
      ...passwordErrors(typed.newPassword),
    ],
    send(typed) {
      rememberRegistration();
      const credentials = { email: typed.email.trim(), password: typed.newPassword };
      const options = { emailRedirectTo: mailedReturn() };
      return send((client) => client.signUp({ ...credentials, options }));
    },
    // Where the hosted backend confirms addresses by itself, somebody is signed in at once.
    onSent: (_reply, typed) => (isSignedIn() ? onDone() : onChange({ codeSentTo: typed.email.trim() })),
  });
  return (
    <Form form={form} title="Akaun belum dibuat" onFocus={prefetchAuth}>
      <TextField {...form.field('displayName')} label="Nama penuh" help={help.name} autoComplete="name" />
      <EmailField {...form.field('email')} help={help.email} />
      <PasswordField
        {...form.field('newPassword')}
        label="Kata laluan"
        help={passwordRule}
        autoComplete="new-password"
        {...registerByInvitationBounds.password}
      />
      <DeviceQuestion />
      <Button type="submit" busy={form.isBusy} className="self-start">
        Teruskan
      </Button>
      <a href={paths.login} onClick={rememberRegistration} className={`${textLink} self-start`}>
        Saya sudah ada akaun
      </a>
    </Form>
  );
}
