import { useState } from 'react';
import { signOutHere } from '../../../session/sign-out';
import { Button } from '../../../ui/button';

/** Signed in as somebody else than the one who was invited. */
export function OtherAccount({ signedInAs }: { signedInAs: string }) {
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await signOutHere();
    window.location.reload();
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p className="break-words">
        Anda sedang log masuk sebagai <strong>{signedInAs}</strong>, jadi jemputan ini belum dapat diterima.
      </p>
      <Button icon="signOut" busy={isLeaving} onClick={() => void leave()}>
        Log keluar dan teruskan
      </Button>
    </div>
  );
}
