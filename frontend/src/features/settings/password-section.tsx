import { useRef, useState } from 'react';
import type { AuthCall } from '../../forms/ask';
import { CodeForm } from '../../forms/code-form';
import { errorAt, fields } from '../../forms/fields';
import { passwordRule } from '../../forms/password-rule';
import { newPasswordErrors } from '../../forms/required-fields';
import { Resend } from '../../forms/resend';
import { useAuthForm } from '../../forms/use-auth-form';
import { tellOtherBrowsers } from '../../session/sign-out';
import { Button } from '../../ui/button';
import { FormSummary } from '../../ui/form-summary';
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
  const wantsCode = useRef(false);
  const { errors, isBusy, form } = useAuthForm({
    read: (form) => String(form.get(fields.newPassword)),
    check: newPasswordErrors,
    send: (password) => async (client) => {
      const change = await client.updateUser({ password });
      wantsCode.current = change.error?.code === 'reauthentication_needed';
      return wantsCode.current ? mailCode(client) : change;
    },
    onDone: (password) => (wantsCode.current ? onCode(password) : onDone()),
  });
  return (
    <form {...form} className="flex w-full flex-col gap-5">
      <FormSummary errors={errors} title="Kata laluan belum ditukar" />
      <PasswordField
        id={fields.newPassword}
        name={fields.newPassword}
        label="Kata laluan baharu"
        help={passwordRule}
        autoComplete="new-password"
        error={errorAt(errors, fields.newPassword)}
      />
      <Button type="submit" busy={isBusy}>
        Simpan kata laluan
      </Button>
    </form>
  );
}
