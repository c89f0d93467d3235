import { useState } from 'react';
import { authErrorMessage, type Refusal } from '../api/auth-error-messages';
import { Button } from '../ui/button';
import { type AuthCall, ask } from './ask';
import { unknownAccount } from './unknown-account';

type Sending = 'idle' | 'busy' | 'sent' | Refusal;

function outcome(sending: Sending): string {
  if (sending === 'sent') return 'Sudah dihantar semula.';
  return typeof sending === 'object' ? authErrorMessage(sending) : '';
}

/** Asks once more for a mail or a code, and says how that went. */
export function Resend({ send }: { send: AuthCall }) {
  const [sending, setSending] = useState<Sending>('idle');

  async function again() {
    setSending('busy');
    const refusal = await ask(send);
    setSending(refusal && !unknownAccount.includes(refusal.code ?? '') ? refusal : 'sent');
  }

  return (
    <div className="flex flex-col items-start gap-1">
      <Button variant="quiet" size="small" icon="retry" busy={sending === 'busy'} onClick={again}>
        Hantar semula
      </Button>
      <p role="status" className="px-3 text-muted text-sm empty:hidden">
        {outcome(sending)}
      </p>
    </div>
  );
}
