import type { GoTrueClient } from '@supabase/auth-js';
import { useState } from 'react';
import { send } from '../../../forms/ask';
import { DeviceQuestion } from '../../../forms/device-question';
import { EmailField } from '../../../forms/email-field';
import { Form } from '../../../forms/form';
import { MailedCode } from '../../../forms/mailed-code';
import { emailErrors } from '../../../forms/required-fields';
import { unknownAccount } from '../../../forms/unknown-account';
import { useForm } from '../../../forms/use-form';
import { mailedReturn } from '../../../site/return-address';
import { Button } from '../../../ui/button';
import { takeFirstFocus } from '../../../ui/step-focus';

type LinkWayProps = { email: string; onEmail: (email: string) => void; onDone: () => void };

const sendLink = (email: string) => (client: GoTrueClient) =>
  client.signInWithOtp({
    email,
    options: { emailRedirectTo: mailedReturn(), shouldCreateUser: false },
  });

export function LinkWay({ email, onEmail, onDone }: LinkWayProps) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) return <LinkForm email={email} onEmail={onEmail} onSent={setSentTo} />;
  return (
    <MailedCode
      email={sentTo}
      type="email"
      action="Log masuk"
      send={sendLink(sentTo)}
      onDone={onDone}
      onChangeEmail={() => setSentTo(undefined)}
    />
  );
}

type LinkFormProps = { email: string; onEmail: (email: string) => void; onSent: (email: string) => void };

function LinkForm({ email, onEmail, onSent }: LinkFormProps) {
  const form = useForm({
    begun: { email },
    check: (typed) => emailErrors(typed.email),
    send: (typed) => send(sendLink(typed.email.trim()), unknownAccount),
    onSent: (_reply, typed) => onSent(typed.email.trim()),
  });
  return (
    <Form
      ref={takeFirstFocus}
      form={form}
      title="E-mel belum dihantar"
      onBlur={() => onEmail(form.values.email.trim())}
    >
      <EmailField
        {...form.field('email')}
        help="Pautan log masuk dan kod akan dihantar ke alamat ini. Tanpa kata laluan."
      />
      <DeviceQuestion />
      <Button type="submit" busy={form.isBusy} className="w-full">
        Hantar pautan
      </Button>
    </Form>
  );
}
