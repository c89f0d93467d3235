import type { GoTrueClient } from '@supabase/auth-js';
import { CodeForm } from '../../forms/code-form';
import { Resend } from '../../forms/resend';
import { mailedReturn } from '../../site/return-address';
import { Button } from '../../ui/button';
import { takeFocus } from '../../ui/take-focus';
import { forgetRegistration } from './remember-registration';
import type { StepProps } from './step-form';

/** The mail went out: its link leads back here in this browser. */
export function ConfirmationCode({ draft, onChange, onDone }: StepProps) {
  const email = draft.codeSentTo;
  const resend = (client: GoTrueClient) =>
    client.resend({ type: 'signup', email, options: { emailRedirectTo: mailedReturn() } });
  function confirmed() {
    forgetRegistration();
    onChange({ codeSentTo: '' });
    onDone();
  }
  return (
    <>
      <div
        tabIndex={-1}
        ref={takeFocus}
        className="break-words rounded-md bg-accent-soft px-4 py-3 text-on-accent-soft text-sm"
      >
        <p className="font-semibold">Sila semak e-mel anda</p>
        <p className="mt-1">
          Kami menghantar kod kepada {email}. Masukkan kod itu di bawah, atau buka pautannya. Semak juga
          folder spam. Maklumat sekolah anda kekal di sini.
        </p>
      </div>
      <CodeForm
        label="Kod enam angka daripada e-mel"
        action="Sahkan e-mel"
        send={(token) => (client) => client.verifyOtp({ email, token, type: 'signup' })}
        onDone={confirmed}
      />
      <div className="-mx-3 flex flex-wrap items-start justify-between gap-x-2">
        <Resend send={resend} />
        <Button variant="quiet" size="small" onClick={() => onChange({ codeSentTo: '' })}>
          Tukar e-mel
        </Button>
      </div>
    </>
  );
}
