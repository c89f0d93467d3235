import { unwrap } from '../../../api/api-error';
import { registerByInvitationBounds } from '../../../api/bounds/register-by-invitation';
import { api } from '../../../api/client';
import { ask } from '../../../forms/ask';
import { DeviceQuestion } from '../../../forms/device-question';
import { Form } from '../../../forms/form';
import { passwordRule } from '../../../forms/password-rule';
import { rememberRedirectPath } from '../../../session/redirect-path';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';
import { enter } from '../enter';
import { textLink } from '../text-link';
import type { JoiningFormProps } from './acceptance-form';
import { nameErrors, passwordErrors } from './joining-errors';
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
  const form = useJoining({
    begun: { displayName: offer.displayName, newPassword: '' },
    check: ({ displayName, newPassword }) => [...nameErrors(displayName), ...passwordErrors(newPassword)],
    join: ({ displayName, newPassword: password }) => {
      const body = { token, displayName: displayName.trim(), password };
      return unwrap(api.POST('/api/invitations/registration', { body }));
    },
    // Should signing in fail now, the way in asks for the password once more.
    onJoined: ({ newPassword: password }) =>
      void ask((client) => client.signInWithPassword({ email, password })).then(enter),
    onSpent,
  });
  return (
    <Form form={form} title="Anda belum menyertai sekolah">
      <TextField {...form.field('displayName')} label="Nama penuh" autoComplete="name" />
      {/* For password managers, which keep the address beside the password. */}
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <PasswordField
        {...form.field('newPassword')}
        label="Kata laluan baharu"
        help={passwordRule}
        autoComplete="new-password"
        {...registerByInvitationBounds.password}
      />
      <DeviceQuestion />
      <Button type="submit" busy={form.isBusy} className="w-full">
        Sertai sekolah
      </Button>
      <a href={signInAs(email)} onClick={rememberInvitation} className={`${textLink} self-start`}>
        Saya sudah ada akaun dengan e-mel ini
      </a>
    </Form>
  );
}
