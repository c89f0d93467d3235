import { Button } from '../ui/button';
import { takeFocus } from '../ui/take-focus';
import type { AuthCall } from './ask';
import { CodeForm } from './code-form';
import { Resend } from './resend';

type MailedCodeProps = {
  email: string;
  /** What the mail was sent for. */
  type: 'email' | 'recovery';
  action: string;
  send: AuthCall;
  onDone: () => void;
  onChangeEmail: () => void;
};

/** After a mail went out: its link signs in wherever it is pressed, its code here. The same words whether or not
 * there is such an account. */
export function MailedCode({ email, type, action, send, onDone, onChangeEmail }: MailedCodeProps) {
  return (
    <>
      <div
        tabIndex={-1}
        ref={takeFocus}
        className="rounded-md bg-accent-soft px-4 py-3 text-on-accent-soft text-sm"
      >
        <p className="font-semibold">Sila semak e-mel anda</p>
        <p className="mt-1 break-words">
          Jika {email} berdaftar, pautan dan kod sudah dihantar. Buka pautan itu dalam mana-mana pelayar, atau
          masukkan kodnya di bawah. Semak juga folder spam.
        </p>
      </div>
      <CodeForm
        label="Kod enam angka daripada e-mel"
        action={action}
        send={(token) => (client) => client.verifyOtp({ email, token, type })}
        onDone={onDone}
      />
      <div className="-mx-3 flex flex-wrap items-start justify-between gap-x-2">
        <Resend send={send} />
        <Button variant="quiet" size="small" onClick={onChangeEmail}>
          Tukar e-mel
        </Button>
      </div>
    </>
  );
}
