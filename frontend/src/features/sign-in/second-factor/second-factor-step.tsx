import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import { currentSession } from '../../../session/session-store';
import { lostTelephone } from '../../../site/support-email';
import { Button } from '../../../ui/button';
import { AuthFrame } from '../auth-frame';
import { PhoneFactor } from './phone-factor';
import { TotpFactor } from './totp-factor';
import { useOtherAccount } from './use-other-account';

/** The authenticator first: it needs no text message. */
function verifiedFactors(): Factor[] {
  const factors = currentSession()?.user.factors ?? [];
  const verified = factors.filter(({ status }) => status === 'verified');
  return verified.toSorted((one, other) => rank(one) - rank(other));
}

const rank = ({ factor_type }: Factor) => (factor_type === 'totp' ? 0 : 1);

function nameOf({ factor_type, friendly_name }: Factor): string {
  const kind = factor_type === 'totp' ? 'aplikasi pengesah' : 'kod SMS';
  return friendly_name ? `${kind} (${friendly_name})` : kind;
}

/** Between the first step and being let in, for accounts that ask for it. */
export function SecondFactorStep({ onDone }: { onDone: () => void }) {
  const [factors] = useState(verifiedFactors);
  const [factor, setFactor] = useState(factors[0]);
  const { isLeaving, change } = useOtherAccount();
  const others = factors.filter(({ id }) => id !== factor?.id);
  const Ask = factor?.factor_type === 'phone' ? PhoneFactor : TotpFactor;
  return (
    <AuthFrame
      title="Sahkan diri anda"
      introduction={<p>Akaun ini dilindungi dengan langkah kedua. Satu kod lagi sebelum anda masuk.</p>}
    >
      {factor && (
        <Ask
          key={factor.id}
          factorId={factor.id}
          action="Sahkan"
          help="Langkah kedua sebelum anda masuk."
          onDone={onDone}
        />
      )}
      <div className="-mx-3 flex flex-col items-start">
        {others.map((other) => (
          <Button key={other.id} variant="quiet" size="small" icon="retry" onClick={() => setFactor(other)}>
            Guna {nameOf(other)}
          </Button>
        ))}
        <Button variant="quiet" size="small" icon="signOut" busy={isLeaving} onClick={change}>
          Guna akaun lain
        </Button>
      </div>
      <p className="break-words text-muted text-sm">Kehilangan telefon anda? {lostTelephone}</p>
    </AuthFrame>
  );
}
