import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import { authErrorMessage } from '../../../api/auth-error-messages';
import { ask } from '../../../forms/ask';
import { IconButton } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { formatShortDate } from '../../../ui/format';
import { CloseButton } from '../../../ui/frame';
import { showToast } from '../../../ui/toast';
import { PhoneFactor, TotpFactor } from '../../sign-in';
import { unenroll } from './factors';

type FactorListProps = { factors: readonly Factor[]; onChange: () => void };

const kinds: Record<string, string> = {
  totp: 'Aplikasi pengesah',
  phone: 'Kod SMS',
  webauthn: 'Kunci laluan',
};

function nameOf({ friendly_name, factor_type }: Factor): string {
  return friendly_name || (kinds[factor_type] ?? factor_type);
}

export function FactorList({ factors, onChange }: FactorListProps) {
  const [leaving, setLeaving] = useState<Factor>();
  if (factors.length === 0) return <p tabIndex={-1}>Belum dihidupkan.</p>;
  return (
    <>
      <p tabIndex={-1}>{`${factors.length} langkah kedua dihidupkan.`}</p>
      <ul className="w-full divide-y divide-line rounded-lg border border-line bg-raised">
        {factors.map((factor) => (
          <li key={factor.id} className="flex items-center justify-between gap-3 py-2 pr-2 pl-4">
            <span className="min-w-0">
              <span className="block truncate font-medium">{nameOf(factor)}</span>
              <span className="text-muted text-sm">
                {kinds[factor.factor_type]}, sejak {formatShortDate(factor.created_at)}
              </span>
            </span>
            <IconButton icon="delete" label={`Buang ${nameOf(factor)}`} onClick={() => setLeaving(factor)} />
          </li>
        ))}
      </ul>
      {leaving && (
        <Removal
          factor={leaving}
          proof={proofOf(factors)}
          isLast={factors.length === 1}
          onClose={() => setLeaving(undefined)}
          onRemoved={onChange}
        />
      )}
    </>
  );
}

/** The authenticator first: it needs no text message. */
function proofOf(factors: readonly Factor[]): Factor | undefined {
  return (
    factors.find(({ factor_type }) => factor_type === 'totp') ??
    factors.find(({ factor_type }) => factor_type === 'phone')
  );
}

type RemovalProps = {
  factor: Factor;
  /** Whose code shows that it is the person, and not somebody at an open screen. */
  proof: Factor | undefined;
  isLast: boolean;
  onClose: () => void;
  onRemoved: () => void;
};

function Removal({ factor, proof, isLast, onClose, onRemoved }: RemovalProps) {
  async function remove() {
    const refusal = await ask((client) => unenroll(client, factor.id));
    onClose();
    onRemoved();
    void showToast(
      refusal
        ? { type: 'error', message: authErrorMessage(refusal) }
        : { type: 'success', message: `${nameOf(factor)} dibuang.` },
    );
  }

  const Ask = proof?.factor_type === 'phone' ? PhoneFactor : TotpFactor;
  return (
    <Dialog title={`Buang ${nameOf(factor)}?`} onClose={onClose} actions={<CloseButton>Batal</CloseButton>}>
      <div className="flex flex-col gap-5">
        <p>
          {isLast
            ? 'Selepas ini akaun anda dilindungi kata laluan sahaja.'
            : 'Kod daripada aplikasi ini tidak akan diterima lagi.'}
        </p>
        {proof && (
          <Ask
            factorId={proof.id}
            action="Buang"
            help={`Sila masukkan kod daripada ${nameOf(proof)} dahulu.`}
            onDone={() => void remove()}
          />
        )}
      </div>
    </Dialog>
  );
}
