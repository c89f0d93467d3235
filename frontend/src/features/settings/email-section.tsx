import { useState } from 'react';
import { authErrorMessage } from '../../api/auth-error-messages';
import { ask, send } from '../../forms/ask';
import { EmailField } from '../../forms/email-field';
import { Form } from '../../forms/form';
import { emailErrors } from '../../forms/required-fields';
import { Resend } from '../../forms/resend';
import { useForm } from '../../forms/use-form';
import { mailedReturn } from '../../site/return-address';
import { Button } from '../../ui/button';
import { SettingsSection } from '../../ui/settings-section';
import { showToast } from '../../ui/toast';
import { CancelButton } from './cancel-button';

type Step = 'closed' | 'open' | 'sent';
type EmailSectionProps = { email: string | undefined; pending: string | undefined };

const options = { emailRedirectTo: mailedReturn() };

/** The address changes once both the old and the new one have answered. */
export function EmailSection({ email, pending }: EmailSectionProps) {
  const [step, setStep] = useState<Step>('closed');
  const isAwaited = step === 'sent' || (step === 'closed' && Boolean(pending));
  return (
    <SettingsSection
      title="E-mel"
      help="Untuk log masuk dan menerima makluman."
      step={isAwaited ? 'sent' : step}
    >
      <p className="break-words">{email ?? 'Tiada e-mel.'}</p>
      {isAwaited && (
        <>
          <p tabIndex={-1} className="rounded-md bg-accent-soft px-4 py-3 text-on-accent-soft text-sm">
            Sila buka pautan dalam e-mel yang dihantar ke alamat lama dan alamat baharu
            {pending ? ` (${pending})` : ''}. E-mel bertukar selepas kedua-duanya dibuka.
          </p>
          {email && <Resend send={(client) => client.resend({ type: 'email_change', email, options })} />}
          {email && <Withdrawal email={email} onDone={() => setStep('closed')} />}
        </>
      )}
      {step !== 'open' && (
        <Button variant="secondary" icon="mail" onClick={() => setStep('open')}>
          Tukar e-mel
        </Button>
      )}
      {step === 'open' && (
        <>
          <NewEmailForm onDone={() => setStep('sent')} />
          <CancelButton onCancel={() => setStep('closed')} />
        </>
      )}
    </SettingsSection>
  );
}

const withdrawn = 'Pertukaran e-mel dibatalkan.';
const standing =
  'Pertukaran ini belum dapat dibatalkan. Sila jangan buka pautannya; pautan itu akan luput sendiri.';

/** The present address, named once more, takes the place of the new one. */
function Withdrawal({ email, onDone }: { email: string; onDone: () => void }) {
  const [isBusy, setBusy] = useState(false);

  async function withdraw() {
    setBusy(true);
    let pending: string | undefined;
    const refusal = await ask(async (client) => {
      const { data, error } = await client.updateUser({ email });
      pending = data.user?.new_email;
      return { error };
    });
    setBusy(false);
    if (refusal) return showToast({ type: 'error', message: authErrorMessage(refusal) });
    onDone();
    return showToast(
      pending ? { type: 'warning', message: standing } : { type: 'success', message: withdrawn },
    );
  }

  return (
    <Button variant="quiet" size="small" icon="return" busy={isBusy} onClick={() => void withdraw()}>
      Batalkan pertukaran
    </Button>
  );
}

function NewEmailForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    begun: { email: '' },
    check: ({ email }) => emailErrors(email),
    send: ({ email }) => send((client) => client.updateUser({ email: email.trim() }, options)),
    onSent: onDone,
  });
  return (
    <Form form={form} title="E-mel belum ditukar" className="w-full">
      <EmailField {...form.field('email')} help="Alamat baharu." />
      <Button type="submit" busy={form.isBusy}>
        Hantar pautan pengesahan
      </Button>
    </Form>
  );
}
