import { useState } from 'react';
import { type AuthCall, send } from '../../forms/ask';
import { CodeForm } from '../../forms/code-form';
import { Form } from '../../forms/form';
import { passwordRule } from '../../forms/password-rule';
import { newPasswordErrors } from '../../forms/required-fields';
import { Resend } from '../../forms/resend';
import { useForm } from '../../forms/use-form';
import { tellOtherBrowsers } from '../../session/sign-out';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import { SettingsSection } from '../../ui/settings-section';
import { showToast } from '../../ui/toast';
import { CancelButton } from './cancel-button';

type Step = { kind: 'closed' } | { kind: 'password' } | { kind: 'code'; password: string };

const mailCode: AuthCall = (client) => client.reauthenticate();

/** An old session proves first that it is still the person: by a code from a mail. */
export function PasswordSection() {
  const [step, setStep] = useState<Step>({ kind: 'closed' });

  function finish() {
    void tellOtherBrowsers();
    setStep({ kind: 'closed' });
    void showToast({ type: 'success', message: 'Kata laluan ditukar. Peranti lain telah dikeluarkan.' });
  }

  return (
    <SettingsSection title="Kata laluan" help="Menukarnya mengeluarkan semua peranti lain." step={step.kind}>
      {step.kind === 'closed' && (
        <Button variant="secondary" icon="locked" onClick={() => setStep({ kind: 'password' })}>
          Tukar kata laluan
        </Button>
      )}
      {step.kind === 'password' && (
        <NewPasswordForm onDone={finish} onCode={(password) => setStep({ kind: 'code', password })} />
      )}
      {step.kind === 'code' && (
        <>
          <p tabIndex={-1} className="rounded-md bg-accent-soft px-4 py-3 text-on-accent-soft text-sm">
            Anda log masuk sudah lama, jadi kod pengesahan telah dihantar ke e-mel anda.
          </p>
          <CodeForm
            label="Kod enam angka daripada e-mel"
            action="Sahkan dan simpan"
            send={(nonce) => (client) => client.updateUser({ password: step.password, nonce })}
            onDone={finish}
          />
          <Resend send={mailCode} />
        </>
      )}
      {step.kind !== 'closed' && <CancelButton onCancel={() => setStep({ kind: 'closed' })} />}
    </SettingsSection>
  );
}

type NewPasswordFormProps = { onDone: () => void; onCode: (password: string) => void };

function NewPasswordForm({ onDone, onCode }: NewPasswordFormProps) {
  const form = useForm({
    begun: { newPassword: '' },
    isProof: true,
    check: ({ newPassword }) => newPasswordErrors(newPassword),
    send: async ({ newPassword: password }) => {
      const reply = await send((client) => client.updateUser({ password }), ['reauthentication_needed']);
      const wantsCode = Boolean(reply?.error);
      if (wantsCode) await send(mailCode);
      return wantsCode;
    },
    onSent: (wantsCode, { newPassword }) => (wantsCode ? onCode(newPassword) : onDone()),
  });
  return (
    <Form form={form} title="Kata laluan belum ditukar" className="w-full">
      <PasswordField
        {...form.field('newPassword')}
        label="Kata laluan baharu"
        help={passwordRule}
        autoComplete="new-password"
      />
      <Button type="submit" busy={form.isBusy}>
        Simpan kata laluan
      </Button>
    </Form>
  );
}
