import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { Caller } from './calls';
import { type DigestOutcome, requestDigest } from './request-digest';

type DigestRequestProps = { schoolCode: string; caller: Caller };

/** Asks for the digest now; it goes to whoever asks. */
export function DigestRequest({ schoolCode, caller }: DigestRequestProps) {
  const { mutate, data, isPending } = useMutation({ mutationFn: () => requestDigest(caller, schoolCode) });
  return (
    <>
      <Button variant="secondary" icon="mail" busy={isPending} onClick={() => mutate()}>
        Hantar ringkasan kepada saya
      </Button>
      <p role="status" className="empty:hidden">
        {data && !isPending && <Outcome outcome={data} />}
      </p>
    </>
  );
}

function Outcome({ outcome }: { outcome: DigestOutcome }) {
  const isSent = outcome.kind === 'sent';
  return (
    <span className={`flex items-start gap-2 text-sm ${isSent ? '' : 'text-danger'}`}>
      <Icon name={isSent ? 'success' : 'danger'} size={16} className="mt-0.5" />
      {isSent ? `Ringkasan dihantar ke ${outcome.to}.` : outcome.message}
    </span>
  );
}
