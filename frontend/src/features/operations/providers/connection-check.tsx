import { useState } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { formatNumber } from '../../../ui/format';
import type { Provider, ProviderCheck } from '../queries';
import { ReasonDialog } from '../reason-dialog';
import { useMayAct } from '../use-may-act';
import { useOperation } from '../use-operation';

/** Asks the provider something harmless, and says how it answered. */
export function ConnectionCheck({ provider: { id, name } }: { provider: Provider }) {
  const [isOpen, setOpen] = useState(false);
  const mayAct = useMayAct();
  const check = useOperation(
    (reason: string) =>
      unwrap(
        api.POST('/api/operations/providers/{id}/checks', { params: { path: { id } }, body: { reason } }),
      ),
    `${name} telah ditanya.`,
  );
  if (!mayAct) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Uji sambungan
      </Button>
      <p role="status" className="text-sm">
        {check.data && <Answer check={check.data} />}
      </p>
      {isOpen && (
        <ReasonDialog
          title={`Uji sambungan ${name}`}
          verb="Uji sekarang"
          isPending={check.isPending}
          error={check.error}
          onConfirm={(reason) => check.mutate(reason, { onSuccess: () => setOpen(false) })}
          onClose={() => setOpen(false)}
        >
          <p className="text-sm">
            Penyedia hanya ditanya. Tiada bil dibuat dan tiada apa-apa diubah di sana.
          </p>
        </ReasonDialog>
      )}
    </div>
  );
}

function Answer({ check: { isHealthy, failure, durationMs } }: { check: ProviderCheck }) {
  const time = `${formatNumber(durationMs)} ms`;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {isHealthy ? (
        <Badge tone="success" icon="check">
          Menjawab
        </Badge>
      ) : (
        <Badge tone="danger" icon="danger">
          Tidak menjawab
        </Badge>
      )}
      <span className="text-muted">{failure === null ? time : `${time} · ${failure}`}</span>
    </span>
  );
}
