import type { Factor } from '@supabase/auth-js';
import { Suspense, startTransition, use, useState } from 'react';
import { authErrorMessage } from '../../../api/auth-error-messages';
import { tellOtherBrowsers } from '../../../session/sign-out';
import { lostTelephone } from '../../../site/support-email';
import { Button } from '../../../ui/button';
import { SettingsSection } from '../../../ui/settings-section';
import { Skeleton } from '../../../ui/skeleton';
import { useStepFocus } from '../../../ui/step-focus';
import { showToast } from '../../../ui/toast';
import { Enrolling } from './enrolling';
import { FactorList } from './factor-list';
import { type Factors, listFactors } from './factors';

/** Authenticators of the account: a second step at every sign-in. */
export function SecondFactorSection() {
  const [asking, setAsking] = useState(listFactors);
  // What stands stays until the new list is here, and the focus with it.
  const again = () => startTransition(() => setAsking(listFactors()));
  return (
    <SettingsSection
      title="Langkah kedua"
      help="Kod daripada aplikasi pengesah (contohnya Google Authenticator) selepas kata laluan. Akaun anda selamat walaupun kata laluan diketahui orang."
    >
      <Suspense fallback={<Skeleton className="h-10 w-56" />}>
        <Authenticators asking={asking} onChange={again} />
      </Suspense>
    </SettingsSection>
  );
}

function Authenticators({ asking, onChange }: { asking: Promise<Factors>; onChange: () => void }) {
  const { verified, refusal } = use(asking);
  const [isAdding, setAdding] = useState(false);
  const place = useStepFocus<HTMLDivElement>(isAdding ? 'adding' : `${verified.length} listed`);

  function finish() {
    void tellOtherBrowsers();
    setAdding(false);
    onChange();
    void showToast({ type: 'success', message: 'Aplikasi pengesah ditambah.' });
  }

  if (refusal) {
    return (
      <>
        <p role="alert" className="text-danger">
          {authErrorMessage(refusal)}
        </p>
        <Button variant="secondary" icon="retry" onClick={onChange}>
          Cuba lagi
        </Button>
      </>
    );
  }
  return (
    <div ref={place} className="flex w-full flex-col items-start gap-4">
      {isAdding ? (
        <Enrolling onDone={finish} onCancel={() => setAdding(false)} />
      ) : (
        <Listed verified={verified} onChange={onChange} onAdd={() => setAdding(true)} />
      )}
    </div>
  );
}

type ListedProps = { verified: readonly Factor[]; onChange: () => void; onAdd: () => void };

function Listed({ verified, onChange, onAdd }: ListedProps) {
  return (
    <>
      <FactorList factors={verified} onChange={onChange} />
      {verified.length === 1 && (
        <p className="rounded-md bg-warning-soft px-4 py-3 text-on-warning-soft text-sm">
          Sila tambah satu lagi aplikasi pengesah di peranti lain sebagai simpanan. Jika satu-satunya telefon
          hilang: {lostTelephone}
        </p>
      )}
      <Button variant="secondary" icon="add" onClick={onAdd}>
        Tambah aplikasi pengesah
      </Button>
    </>
  );
}
