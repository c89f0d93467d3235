import type { GoTrueClient } from '@supabase/auth-js';
import { useState } from 'react';
import { EmailField } from '../../../forms/email-field';
import { errorAt, fields } from '../../../forms/fields';
import { MailedCode } from '../../../forms/mailed-code';
import { emailErrors } from '../../../forms/required-fields';
import { unknownAccount } from '../../../forms/unknown-account';
import { useAuthForm } from '../../../forms/use-auth-form';
import { prefetchAuth } from '../../../session/session';
import { mailedReturn } from '../../../site/return-address';
import { signInPath } from '../../../site/sign-in-path';
import { Button } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
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
  const { errors, isBusy, form } = useAuthForm({
    read: (form) => String(form.get(fields.email)).trim(),
    check: emailErrors,
    send: sendMail,
    silent: unknownAccount,
    onDone: onSent,
  });
  return (
    <form ref={takeFirstFocus} {...form} onFocus={prefetchAuth} className="flex flex-col gap-5">
      <FormSummary errors={errors} title="E-mel belum dihantar" />
      <EmailField help="E-mel yang anda guna untuk log masuk." error={errorAt(errors, fields.email)} />
      <Button type="submit" busy={isBusy} className="w-full">
        Hantar e-mel
      </Button>
    </form>
  );
}
