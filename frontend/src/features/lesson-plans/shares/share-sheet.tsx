import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../queries/query-states';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { CopyableCode } from '../../../ui/copyable-code';
import { formatShortDate } from '../../../ui/format';
import { Sheet } from '../../../ui/sheet';
import { beginShare, endShare, type PlanShare, renewShare, shareAddress, shareQuery } from './calls';

type ShareSheetProps = { planId: string; title: string; onClose: () => void };

/** The link by which colleagues read the plan: begun, passed on, renewed and ended. */
export function ShareSheet({ planId, title, onClose }: ShareSheetProps) {
  return (
    <Sheet title="Kongsi dengan rakan sekolah" onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-muted text-sm">
          Ahli sekolah ini boleh membaca dan menyalin apa yang dirancang, dengan lampirannya. Refleksi dan
          bilangan murid tidak dikongsi.
        </p>
        <QueryStates query={useQuery(shareQuery(planId))} what="Pautan">
          {(share) => <Share planId={planId} title={title} share={share} />}
        </QueryStates>
      </div>
    </Sheet>
  );
}

function Share({ planId, title, share }: Omit<ShareSheetProps, 'onClose'> & { share: PlanShare }) {
  const begin = useChange(() => beginShare(planId), {
    done: 'Rancangan dikongsi dengan sekolah.',
    changes: ['plan-shares'],
    undo: () => endShare(planId),
  });
  const renew = useChange(() => renewShare(planId), {
    done: 'Pautan baharu dibuat. Yang lama sudah mati.',
    changes: ['plan-shares'],
  });
  const end = useChange(() => endShare(planId), {
    done: 'Perkongsian ditamatkan.',
    changes: ['plan-shares'],
  });
  if (share.shareId === null)
    return (
      <Button icon="link" busy={begin.isBusy} className="self-start" onClick={() => begin.make()}>
        Kongsi rancangan ini
      </Button>
    );
  const url = shareAddress(share.shareId);
  return (
    <>
      <CopyableCode code={url} label="Pautan rancangan" />
      {share.sharedAt && (
        <p className="text-muted text-sm">Dikongsi sejak {formatShortDate(share.sharedAt)}.</p>
      )}
      <div className="flex flex-wrap gap-2">
        {'share' in navigator && (
          <Button icon="send" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
            Hantar pautan
          </Button>
        )}
        <Button variant="secondary" icon="link" busy={renew.isBusy} onClick={() => renew.make()}>
          Buat pautan baharu
        </Button>
        <Button variant="secondary" icon="close" busy={end.isBusy} onClick={() => end.make()}>
          Tamatkan
        </Button>
      </div>
    </>
  );
}
