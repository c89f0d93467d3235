import { useState } from 'react';
import { authErrorMessage, type Refusal } from '../../../api/auth-error-messages';
import { ask } from '../../../forms/ask';
import { CodeForm } from '../../../forms/code-form';
import { Button } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
import type { FactorProps } from './totp-factor';

/** A code goes out when asked for, not by itself: text messages cost and wake people. */
export function PhoneFactor({ factorId, action, help, onDone }: FactorProps) {
  const { challengeId, refusal, isBusy, send } = useChallenge(factorId);
  const errors = refusal ? [{ message: authErrorMessage(refusal) }] : [];
  return (
    <>
      <FormSummary errors={errors} title="Kod belum dihantar" />
      {challengeId && (
        <CodeForm
          label="Kod enam angka daripada SMS"
          help={help}
          takesFocus
          action={action}
          send={(code) => (client) => client.mfa.verify({ factorId, challengeId, code })}
          onDone={onDone}
        />
      )}
      <Button variant={challengeId ? 'quiet' : 'primary'} icon="phone" busy={isBusy} onClick={send}>
        {challengeId ? 'Hantar kod baharu' : 'Hantar kod ke telefon saya'}
      </Button>
    </>
  );
}

function useChallenge(factorId: string) {
  const [challengeId, setChallengeId] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    setRefusal(
      await ask(async (client) => {
        const { data, error } = await client.mfa.challenge({ factorId });
        if (data) setChallengeId(data.id);
        return { error };
      }),
    );
    setBusy(false);
  }

  return { challengeId, refusal, isBusy, send };
}
