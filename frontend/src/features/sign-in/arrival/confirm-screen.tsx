import { useState } from 'react';
import { send } from '../../../forms/ask';
import { DeviceQuestion } from '../../../forms/device-question';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { isSignedIn } from '../../../session/session';
import { signInPath } from '../../../site/sign-in-path';
import { Button, buttonClass } from '../../../ui/button';
import { takeFocus } from '../../../ui/take-focus';
import { AuthFrame } from '../auth-frame';
import { enter } from '../enter';
import { forgottenPath } from '../recovery/forgotten-path';
import { textLink } from '../text-link';
import { LinkFailure } from './link-failure';
import { type MailedToken, mailedTokenIn } from './mailed-token';
import { useArrival } from './use-arrival';
import { Waiting } from './waiting';

const title = 'Pengesahan e-mel';
const back = () => ({ href: signInPath(), label: 'Ke halaman log masuk' });

/** A token is given only at a press: programs that open the links of mails beforehand must not use it up. */
export function ConfirmScreen() {
  const [token] = useState(() => mailedTokenIn(new URL(window.location.href)));
  return token ? <ConfirmToken token={token} /> : <ConfirmedLink />;
}

function ConfirmToken({ token }: { token: MailedToken }) {
  const [outcome, setOutcome] = useState<'changed' | 'first-of-two'>();
  const form = useForm({
    begun: {},
    send: () => send((client) => client.verifyOtp(token)),
    onSent(reply) {
      if (token.type === 'email_change') setOutcome(reply?.data.session ? 'changed' : 'first-of-two');
      // For a recovery the event PASSWORD_RECOVERY leads on.
      else if (token.type !== 'recovery') enter();
    },
  });
  if (outcome) return <Confirmed isPartial={outcome === 'first-of-two'} />;
  return (
    <AuthFrame title={title} introduction={<p>Tekan butang ini untuk menyelesaikan pengesahan.</p>}>
      <Form form={form} title="Pengesahan belum berjaya">
        <DeviceQuestion />
        <Button type="submit" busy={form.isBusy} className="w-full">
          Sahkan dan teruskan
        </Button>
        {form.errors.length > 0 && (
          <a
            href={token.type === 'recovery' ? forgottenPath() : signInPath()}
            className={`${textLink} self-start`}
          >
            {token.type === 'recovery' ? 'Minta e-mel baharu' : 'Ke halaman log masuk'}
          </a>
        )}
      </Form>
    </AuthFrame>
  );
}

/** The hosted backend has confirmed already and sent the browser on to here. */
function ConfirmedLink() {
  const arrival = useArrival();
  if (arrival.state === 'waiting') return <Waiting title={title} />;
  if (arrival.state === 'refused') {
    return <LinkFailure title={title} refusal={arrival.refusal} way={back()} />;
  }
  return <Confirmed isPartial={new URLSearchParams(window.location.search).has('message')} />;
}

function Confirmed({ isPartial }: { isPartial: boolean }) {
  return (
    <AuthFrame title={title}>
      <p role="status" tabIndex={-1} ref={takeFocus}>
        {isPartial
          ? 'Pautan ini diterima. Satu lagi e-mel telah dihantar ke alamat yang lain; sila buka pautan di sana untuk menyelesaikan pertukaran.'
          : 'Pengesahan selesai. Terima kasih.'}
      </p>
      {isSignedIn() ? (
        <Button onClick={enter}>Teruskan</Button>
      ) : (
        <a href={signInPath()} className={buttonClass({})}>
          Log masuk
        </a>
      )}
    </AuthFrame>
  );
}
