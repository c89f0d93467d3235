import type { GoTrueClient } from '@supabase/auth-js';
import { useState } from 'react';
import { send } from '../../../forms/ask';
import { EmailField } from '../../../forms/email-field';
import { Form } from '../../../forms/form';
import { MailedCode } from '../../../forms/mailed-code';
import { emailErrors } from '../../../forms/required-fields';
import { unknownAccount } from '../../../forms/unknown-account';
import { useForm } from '../../../forms/use-form';
import { prefetchAuth } from '../../../session/session';
import { mailedReturn } from '../../../site/return-address';
import { signInPath } from '../../../site/sign-in-path';
import { Button } from '../../../ui/button';
import { takeFirstFocus } from '../../../ui/step-focus';
import { AuthFrame } from '../auth-frame';
import { textLink } from '../text-link';

const sendMail = (email: string) => (client: GoTrueClient) =>
  client.resetPasswordForEmail(email, { redirectTo: mailedReturn() });

/** The page of a school, and a state of the sign-in page on the main domain. */
export function RecoveryRequest() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthFrame
      title="Lupa kata laluan"
      introduction={<p>Kami akan menghantar pautan dan kod untuk memilih kata laluan baharu.</p>}
    >
      {sentTo === undefined ? (
        <RequestForm onSent={setSentTo} />
      ) : (
        <MailedCode
          email={sentTo}
          type="recovery"
          action="Teruskan"
          send={sendMail(sentTo)}
          // The event PASSWORD_RECOVERY leads on.
          onDone={() => undefined}
          onChangeEmail={() => setSentTo(undefined)}
        />
      )}
      <a href={signInPath()} className={textLink}>
        Kembali ke log masuk
      </a>
    </AuthFrame>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    begun: { email: '' },
    check: ({ email }) => emailErrors(email),
    send: ({ email }) => send(sendMail(email.trim()), unknownAccount),
    onSent: (_reply, { email }) => onSent(email.trim()),
  });
  return (
    <Form ref={takeFirstFocus} form={form} title="E-mel belum dihantar" onFocus={prefetchAuth}>
      <EmailField {...form.field('email')} help="E-mel yang anda guna untuk log masuk." />
      <Button type="submit" busy={form.isBusy} className="w-full">
        Hantar e-mel
      </Button>
    </Form>
  );
}
