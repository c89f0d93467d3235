import { useState } from 'react';
import { send } from '../../forms/ask';
import { CodeForm } from '../../forms/code-form';
import { Form } from '../../forms/form';
import { internationalNumber, phoneErrors } from '../../forms/phone-number';
import { useForm } from '../../forms/use-form';
import { Button } from '../../ui/button';
import { SettingsSection } from '../../ui/settings-section';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import { CancelButton } from './cancel-button';

type Step = { kind: 'closed' } | { kind: 'number' } | { kind: 'code'; phone: string };

/** A number counts once the code sent to it came back. */
export function PhoneSection({ phone }: { phone: string | undefined }) {
  const [step, setStep] = useState<Step>({ kind: 'closed' });

  function finish() {
    setStep({ kind: 'closed' });
    void showToast({ type: 'success', message: 'Nombor telefon disimpan.' });
  }

  return (
    <SettingsSection title="Telefon" help="Untuk log masuk dengan kod SMS." step={step.kind}>
      <p>{phone ? `+${phone}` : 'Tiada nombor telefon.'}</p>
      {step.kind === 'closed' && (
        <Button variant="secondary" icon="phone" onClick={() => setStep({ kind: 'number' })}>
          {phone ? 'Tukar nombor' : 'Tambah nombor'}
        </Button>
      )}
      {step.kind === 'number' && (
        <NumberForm current={phone} onSent={(sentTo) => setStep({ kind: 'code', phone: sentTo })} />
      )}
      {step.kind === 'code' && (
        <>
          <p tabIndex={-1} className="rounded-md bg-accent-soft px-4 py-3 text-on-accent-soft text-sm">
            Kod sudah dihantar ke {step.phone} melalui SMS.
          </p>
          <CodeForm
            label="Kod enam angka daripada SMS"
            action="Sahkan nombor"
            send={(token) => (client) => client.verifyOtp({ phone: step.phone, token, type: 'phone_change' })}
            onDone={finish}
          />
        </>
      )}
      {step.kind !== 'closed' && <CancelButton onCancel={() => setStep({ kind: 'closed' })} />}
    </SettingsSection>
  );
}

type NumberFormProps = { current: string | undefined; onSent: (phone: string) => void };

function NumberForm({ current, onSent }: NumberFormProps) {
  const form = useForm({
    begun: { phone: '' },
    check: ({ phone }) =>
      internationalNumber(phone) === `+${current}`
        ? [{ field: 'phone', message: 'Ini nombor anda sekarang. Sila isi nombor yang lain.' }]
        : phoneErrors(phone),
    send: ({ phone }) => send((client) => client.updateUser({ phone: internationalNumber(phone) })),
    onSent: (_reply, { phone }) => onSent(internationalNumber(phone) ?? ''),
  });
  return (
    <Form form={form} title="Kod belum dihantar" className="w-full">
      <TextField
        {...form.field('phone')}
        type="tel"
        label="Nombor telefon"
        autoComplete="tel"
        help="Contohnya 012-345 6789."
      />
      <Button type="submit" busy={form.isBusy}>
        Hantar kod
      </Button>
    </Form>
  );
}
