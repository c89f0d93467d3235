import { CodeForm } from '../form/code-form';

export type FactorProps = { factorId: string; onDone: () => void };

export function TotpFactor({ factorId, onDone }: FactorProps) {
  return (
    <CodeForm
      label="Kod enam angka daripada aplikasi pengesah"
      action="Sahkan"
      send={(code) => (client) => client.mfa.challengeAndVerify({ factorId, code })}
      onDone={onDone}
    />
  );
}
