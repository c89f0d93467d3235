import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { ask } from '../../../forms/ask';
import { DeviceQuestion } from '../../../forms/device-question';
import { errorAt, fields } from '../../../forms/fields';
import { passwordRule } from '../../../forms/password-rule';
import { rememberRedirectPath } from '../../../session/redirect-path';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';
import { enter } from '../enter';
import { textLink } from '../text-link';
import type { JoiningFormProps } from './acceptance-form';
import { nameErrors, nameField, passwordErrors } from './joining-errors';
import { useJoining } from './use-joining';

/** Back to this invitation once signed in. */
function rememberInvitation(): void {
  rememberRedirectPath(paths.invitation);
}

/** Behind the `#`, which no server sees. */
function signInAs(email: string): string {
  return `${paths.schoolLogin}#${new URLSearchParams({ emel: email })}`;
}

export function NewAccountForm({ token, offer, onSpent }: JoiningFormProps) {
  const { email } = offer;
  const { errors, isBusy, form } = useJoining({
    read: (form) => ({
      displayName: String(form.get(nameField)).trim(),
      password: String(form.get(fields.newPassword)),
    }),
    check: ({ displayName, password }) => [...nameErrors(displayName), ...passwordErrors(password)],
    join: (person) => unwrap(api.POST('/api/invitations/registration', { body: { token, ...person } })),
    // Should signing in fail now, the way in asks for the password once more.
    onJoined: ({ password }) =>
      void ask((client) => client.signInWithPassword({ email, password })).then(enter),
    onSpent,
  });
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormSummary errors={errors} title="Anda belum menyertai sekolah" />
      <TextField
        id={nameField}
        name={nameField}
        label="Nama penuh"
        autoComplete="name"
        maxLength={200}
        defaultValue={offer.displayName}
        error={errorAt(errors, nameField)}
      />
      {/* For password managers, which keep the address beside the password. */}
      <input type="hidden" name={fields.email} value={email} autoComplete="username" />
      <PasswordField
        id={fields.newPassword}
        name={fields.newPassword}
        label="Kata laluan baharu"
        help={passwordRule}
        autoComplete="new-password"
        maxLength={72}
        error={errorAt(errors, fields.newPassword)}
      />
      <DeviceQuestion />
      <Button type="submit" busy={isBusy} className="w-full">
        Sertai sekolah
      </Button>
      <a href={signInAs(email)} onClick={rememberInvitation} className={`${textLink} self-start`}>
        Saya sudah ada akaun dengan e-mel ini
      </a>
    </form>
  );
}
