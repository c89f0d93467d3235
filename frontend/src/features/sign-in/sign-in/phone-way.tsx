import type { GoTrueClient } from '@supabase/auth-js';
import { useState } from 'react';
import { send } from '../../../forms/ask';
import { CodeForm } from '../../../forms/code-form';
import { DeviceQuestion } from '../../../forms/device-question';
import { Form } from '../../../forms/form';
import { internationalNumber, phoneErrors } from '../../../forms/phone-number';
import { Resend } from '../../../forms/resend';
import { unknownAccount } from '../../../forms/unknown-account';
import { useForm } from '../../../forms/use-form';
import { Button } from '../../../ui/button';
import { takeFirstFocus } from '../../../ui/step-focus';
import { takeFocus } from '../../../ui/take-focus';
import { TextField } from '../../../ui/text-field';

const numberOf = (typed: string) => internationalNumber(typed) ?? '';

const sendCode = (typed: string) => (client: GoTrueClient) =>
  client.signInWithOtp({ phone: numberOf(typed), options: { shouldCreateUser: false } });

export function PhoneWay({ onDone }: { onDone: () => void }) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) return <PhoneForm onSent={setSentTo} />;
  return (
    <>
      <p
        tabIndex={-1}
        ref={takeFocus}
        className="rounded-md bg-accent-soft px-4 py-3 text-on-accent-soft text-sm"
      >
        Jika nombor {sentTo} berdaftar, kod sudah dihantar melalui SMS.
      </p>
      <CodeForm
        label="Kod enam angka daripada SMS"
        action="Log masuk"
        send={(token) => (client) => client.verifyOtp({ phone: numberOf(sentTo), token, type: 'sms' })}
        onDone={onDone}
      />
      <div className="-mx-3 flex flex-wrap items-start justify-between gap-x-2">
        <Resend send={sendCode(sentTo)} />
        <Button variant="quiet" size="small" onClick={() => setSentTo(undefined)}>
          Tukar nombor
        </Button>
      </div>
    </>
  );
}

function PhoneForm({ onSent }: { onSent: (typed: string) => void }) {
  const form = useForm({
    begun: { phone: '' },
    check: ({ phone }) => phoneErrors(phone),
    send: ({ phone }) => send(sendCode(phone), unknownAccount),
    onSent: (_reply, { phone }) => onSent(phone.trim()),
  });
  return (
    <Form ref={takeFirstFocus} form={form} title="Kod belum dihantar">
      <TextField
        {...form.field('phone')}
        type="tel"
        label="Nombor telefon"
        autoComplete="tel"
        help="Nombor yang anda daftarkan dalam tetapan akaun, contohnya 012-345 6789."
      />
      <DeviceQuestion />
      <Button type="submit" busy={form.isBusy} className="w-full">
        Hantar kod
      </Button>
    </Form>
  );
}
