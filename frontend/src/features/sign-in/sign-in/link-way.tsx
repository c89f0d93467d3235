import type { GoTrueClient } from '@supabase/auth-js';
import { useState } from 'react';
import { DeviceQuestion } from '../../../forms/device-question';
import { EmailField } from '../../../forms/email-field';
import { errorAt, fields } from '../../../forms/fields';
import { MailedCode } from '../../../forms/mailed-code';
import { emailErrors } from '../../../forms/required-fields';
import { unknownAccount } from '../../../forms/unknown-account';
import { useAuthForm } from '../../../forms/use-auth-form';
import { mailedReturn } from '../../../site/return-address';
import { Button } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
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
  const { errors, isBusy, form } = useAuthForm({
    read: (form) => String(form.get(fields.email)).trim(),
    check: emailErrors,
    send: sendLink,
    silent: unknownAccount,
    onDone: onSent,
  });
  return (
    <form ref={takeFirstFocus} {...form} className="flex flex-col gap-5">
      <FormSummary errors={errors} title="E-mel belum dihantar" />
      <EmailField
        defaultValue={email}
        onChange={(event) => onEmail(event.currentTarget.value.trim())}
        help="Pautan log masuk dan kod akan dihantar ke alamat ini. Tanpa kata laluan."
        error={errorAt(errors, fields.email)}
      />
      <DeviceQuestion />
      <Button type="submit" busy={isBusy} className="w-full">
        Hantar pautan
      </Button>
    </form>
  );
}
