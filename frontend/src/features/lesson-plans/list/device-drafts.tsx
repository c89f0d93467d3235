import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '../../../ui/button';
import { formatRelative } from '../../../ui/format';
import { Icon } from '../../../ui/icon';
import { showToast } from '../../../ui/toast';
import { type DraftOwner, type ListedDraft, removeDraft, writeDraft } from '../draft-store';
import { planTitle } from '../plan';
import { planAddress } from '../plan-address';
import { draftsQuery } from '../queries';
import { undoTime } from '../undo-time';

/** What was written here and has not reached the server. */
export function DeviceDrafts({ owner, now }: { owner: DraftOwner; now: Date }) {
  const { data: kept = [] } = useQuery(draftsQuery(owner));
  const discard = useDiscarding(owner);
  if (kept.length === 0) return null;
  return (
    <section
      aria-labelledby="device-drafts"
      className="mb-6 rounded-lg bg-warning-soft p-4 text-on-warning-soft"
    >
      <h2 id="device-drafts" className="flex items-center gap-2 font-semibold">
        <Icon name="device" />
        Dalam peranti ini
      </h2>
      <p className="text-sm">Belum sampai ke pelayan. Buka untuk menyambung dan menghantarnya.</p>
      <ul className="mt-2 flex flex-col">
        {kept.map((draft) => (
          <li key={draft.planId} data-row className="flex items-center gap-3 text-sm">
            <Link
              to={planAddress(draft.planId)}
              className="min-w-0 flex-1 py-2 font-medium underline underline-offset-2"
            >
              {planTitle(draft.draft.text)}
              <span className="font-normal"> · diubah {formatRelative(draft.draft.editedAt, now)}</span>
            </Link>
            <Button size="small" variant="secondary" onClick={() => discard(draft)}>
              Buang
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useDiscarding(owner: DraftOwner) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries(draftsQuery(owner));

  return async function discard({ planId, draft }: ListedDraft) {
    await removeDraft(owner, planId);
    await refresh();
    const onSelect = () => void writeDraft(owner, planId, draft).then(refresh);
    await showToast({
      type: 'success',
      message: 'Draf dibuang.',
      duration: undoTime,
      action: { label: 'Buat asal', onSelect },
    });
  };
}
