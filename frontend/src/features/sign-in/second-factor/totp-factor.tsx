import { CodeForm } from '../../../forms/code-form';

export type FactorProps = { factorId: string; action: string; help?: string; onDone: () => void };

export function TotpFactor({ factorId, action, help, onDone }: FactorProps) {
  return (
    <CodeForm
      label="Kod enam angka daripada aplikasi pengesah"
      help={help}
      takesFocus
      action={action}
      send={(code) => (client) => client.mfa.challengeAndVerify({ factorId, code })}
      onDone={onDone}
    />
  );
}
