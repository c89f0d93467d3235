import { useState } from 'react';
import { Button } from '../../ui/button';
import { FormSummary } from '../../ui/form-summary';
import { EmailField } from '../auth/form/email-field';
import { errorAt, fields } from '../auth/form/fields';
import { emailErrors } from '../auth/form/required-fields';
import { Resend } from '../auth/form/resend';
import { useAuthForm } from '../auth/form/use-auth-form';
import { paths } from '../paths';
import { SettingsSection } from './settings-section';

type Step = 'closed' | 'open' | 'sent';
type EmailSectionProps = { email: string | undefined; pending: string | undefined };

const options = { emailRedirectTo: window.location.origin + paths.signInConfirmation };

/** The address changes once both the old and the new one have answered. */
export function EmailSection({ email, pending }: EmailSectionProps) {
  const [step, setStep] = useState<Step>('closed');
  return (
    <SettingsSection title="E-mel" help="Untuk log masuk dan menerima makluman.">
      <p className="break-words">{email ?? 'Tiada e-mel.'}</p>
      {(step === 'sent' || (step === 'closed' && pending)) && (
        <>
          <p role="status" className="rounded-md bg-accent-soft px-4 py-3 text-on-accent-soft text-sm">
            Sila buka pautan dalam e-mel yang dihantar ke alamat lama dan alamat baharu
            {pending ? ` (${pending})` : ''}. E-mel bertukar selepas kedua-duanya dibuka.
          </p>
          {email && <Resend send={(client) => client.resend({ type: 'email_change', email, options })} />}
        </>
      )}
      {step !== 'open' && (
        <Button variant="secondary" icon="mail" onClick={() => setStep('open')}>
          Tukar e-mel
        </Button>
      )}
      {step === 'open' && <NewEmailForm onDone={() => setStep('sent')} />}
    </SettingsSection>
  );
}

function NewEmailForm({ onDone }: { onDone: () => void }) {
  const { errors, isBusy, submit } = useAuthForm({
    read: (form) => String(form.get(fields.email)).trim(),
    check: emailErrors,
    send: (email) => (client) => client.updateUser({ email }, options),
    onDone,
  });
  return (
    <form noValidate onSubmit={submit} className="flex w-full flex-col gap-5">
      <FormSummary errors={errors} title="E-mel belum ditukar" />
      <EmailField error={errorAt(errors, fields.email)} help="Alamat baharu." />
      <Button type="submit" busy={isBusy}>
        Hantar pautan pengesahan
      </Button>
    </form>
  );
}
