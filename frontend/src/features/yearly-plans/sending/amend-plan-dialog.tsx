import { useState } from 'react';
import { ReasonDialog } from '../../../forms/reason-dialog';
import { reasonProblems } from '../../../forms/reason-problems';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { randomUuid } from '../../../ui/random-uuid';
import { yearlyPlansKey } from '../api';
import { amendPlan } from './sending-api';

/** Opens a verified plan again, for a reason that whoever verifies it reads. */
export function AmendPlanDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const [id] = useState(randomUuid);
  const change = useChange((reason: string) => amendPlan(planId, { id, reason }), {
    ...{ done: 'RPT boleh diubah semula. Hantar apabila siap.', stale: [yearlyPlansKey] },
  });
  const form = useForm({
    begun: { reason: '' },
    check: reasonProblems,
    send: ({ reason }) => change.send(reason.trim()),
    onSent: onClose,
  });
  return (
    <ReasonDialog
      title="Buat pindaan?"
      verb="Buat pindaan"
      help="Penyemak membaca sebab ini. Contoh: DSKP baharu, minggu dianjak."
      form={form}
      onClose={onClose}
    >
      <p>
        Yang sudah disahkan kekal dengan kodnya. Selepas pindaan dihantar, semakan kod itu menunjukkan
        &quot;sudah dipinda&quot;.
      </p>
    </ReasonDialog>
  );
}
