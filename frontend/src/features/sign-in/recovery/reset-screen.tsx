import { useState } from 'react';
import { ask, send } from '../../../forms/ask';
import { DeviceQuestion } from '../../../forms/device-question';
import { Form } from '../../../forms/form';
import { passwordRule } from '../../../forms/password-rule';
import { newPasswordErrors } from '../../../forms/required-fields';
import { useForm } from '../../../forms/use-form';
import { forgetRecovery, isHalfSignedIn, isRecovering } from '../../../session/session';
import { tellOtherBrowsers } from '../../../session/sign-out';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/password-field';
import { takeFirstFocus } from '../../../ui/step-focus';
import { LinkFailure } from '../arrival/link-failure';
import { useArrival } from '../arrival/use-arrival';
import { Waiting } from '../arrival/waiting';
import { AuthFrame } from '../auth-frame';
import { enter } from '../enter';
import { SecondFactorStep } from '../second-factor/second-factor-step';
import { useOtherAccount } from '../second-factor/use-other-account';
import { forgottenPath } from './forgotten-path';

const title = 'Kata laluan baharu';
const again = () => ({ href: forgottenPath(), label: 'Minta e-mel baharu' });

/** Opened by the link of a recovery mail, or after its code was given. */
export function ResetScreen() {
  const arrival = useArrival();
  const [isSecondDone, setSecondDone] = useState(false);
  if (arrival.state === 'waiting') return <Waiting title={title} />;
  if (arrival.state === 'refused') {
    return <LinkFailure title={title} refusal={arrival.refusal} way={again()} />;
  }
  if (!isRecovering()) {
    return <LinkFailure title={title} refusal={{ code: 'recovery_link_missing' }} way={again()} />;
  }
  if (isHalfSignedIn() && !isSecondDone) return <SecondFactorStep onDone={() => setSecondDone(true)} />;
  return <ResetForm />;
}

/** Whoever knew the old password is signed out; should that fail, the new password stands all the same. */
async function finish(): Promise<void> {
  await ask((client) => client.signOut({ scope: 'others' }));
  await tellOtherBrowsers();
  forgetRecovery();
  enter();
}

function ResetForm() {
  const form = useForm({
    begun: { newPassword: '' },
    isProof: true,
    check: ({ newPassword }) => newPasswordErrors(newPassword),
    send: ({ newPassword }) => send((client) => client.updateUser({ password: newPassword })),
    onSent: () => void finish(),
  });
  const { isLeaving, change } = useOtherAccount();
  return (
    <AuthFrame
      title={title}
      introduction={<p>Selepas disimpan, peranti lain yang masih log masuk akan dikeluarkan.</p>}
    >
      <Form ref={takeFirstFocus} form={form} title="Kata laluan belum disimpan">
        <PasswordField
          {...form.field('newPassword')}
          label="Kata laluan baharu"
          help={passwordRule}
          autoComplete="new-password"
        />
        <DeviceQuestion />
        <Button type="submit" busy={form.isBusy} className="w-full">
          Simpan dan teruskan
        </Button>
      </Form>
      <Button
        variant="quiet"
        size="small"
        icon="signOut"
        busy={isLeaving}
        onClick={change}
        className="-mx-3 self-start"
      >
        Batal dan log keluar
      </Button>
    </AuthFrame>
  );
}
