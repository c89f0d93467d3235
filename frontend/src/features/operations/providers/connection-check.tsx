import { useState } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { formatNumber } from '../../../ui/format';
import type { Provider, ProviderCheck } from '../calls';
import { ReasonDialog } from '../reason-dialog';
import { useMayAct } from '../use-may-act';
import { useOperation } from '../use-operation';

/** Asks the provider something harmless, and says how it answered. */
export function ConnectionCheck({ provider: { id, name } }: { provider: Provider }) {
  const [isOpen, setOpen] = useState(false);
  const mayAct = useMayAct();
  const [answer, setAnswer] = useState<ProviderCheck>();
  if (!mayAct) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Uji sambungan
      </Button>
      <p role="status" className="text-sm">
        {answer && <Answer check={answer} />}
      </p>
      {isOpen && <CheckDialog id={id} name={name} onAnswer={setAnswer} onClose={() => setOpen(false)} />}
    </div>
  );
}

type CheckDialogProps = Pick<Provider, 'id' | 'name'> & {
  onAnswer: (answer: ProviderCheck) => void;
  onClose: () => void;
};

function CheckDialog({ id, name, onAnswer, onClose }: CheckDialogProps) {
  const params = { path: { id } };
  const form = useOperation({
    begun: {},
    act: (body) => unwrap(api.POST('/api/operations/providers/{id}/checks', { params, body })),
    done: `${name} telah ditanya.`,
    onDone(answer) {
      onAnswer(answer);
      onClose();
    },
  });
  return (
    <ReasonDialog title={`Uji sambungan ${name}`} verb="Uji sekarang" form={form} onClose={onClose}>
      <p className="text-sm">Penyedia hanya ditanya. Tiada bil dibuat dan tiada apa-apa diubah di sana.</p>
    </ReasonDialog>
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
