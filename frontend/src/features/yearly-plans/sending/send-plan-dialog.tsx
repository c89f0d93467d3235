import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { useChange } from '../../../queries/use-change';
import { useWriter } from '../../../school/use-writer';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { CloseButton } from '../../../ui/frame';
import { randomUuid } from '../../../ui/random-uuid';
import { planRowsQuery } from '../calls';
import type { Known } from '../known';
import { planTitle, weekLabel } from '../plan-words';
import { planRefusal } from '../refusals';
import { bringRows, type RowsLeft } from './bring-rows';
import { type PlanSending, planSendingQuery, sendPlan } from './calls';

/** What goes and to whom, which weeks say nothing, and how it is taken back. */
export function SendPlanDialog({ known, onClose }: { known: Known; onClose: () => void }) {
  const { plan } = known;
  const { owner } = useWriter();
  const [id] = useState(randomUuid);
  const brought = useQuery({
    queryKey: ['rows-to-send', id],
    queryFn: () => bringRows(owner, plan.id),
    ...{ networkMode: 'always', staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  });
  const left = brought.isFetching ? undefined : brought.data;
  // As it stands once the last cell is there: what was read with the page may be older.
  const fresh = { enabled: left !== undefined, staleTime: 0, refetchOnMount: 'always' } as const;
  const sending = useQuery({ ...planSendingQuery(plan.id), ...fresh });
  const rows = useQuery({ ...planRowsQuery(plan.id), ...fresh });
  const isLacking = left !== undefined && left.waiting + left.disputed > 0;
  const isRead = brought.isFetching || sending.isFetching || rows.isFetching;
  const change = useChange((version: number) => sendPlan(plan.id, { id, version }), {
    ...{ changes: ['yearly-plans'], words: planRefusal },
    done: () => {
      onClose();
      return 'RPT dihantar untuk semakan.';
    },
  });

  return (
    <Dialog
      title={`Hantar ${planTitle(known)}`}
      onClose={onClose}
      actions={
        <>
          <p className="mr-auto self-center text-muted text-sm">Boleh ditarik balik selagi belum dibaca.</p>
          <CloseButton>Kemudian</CloseButton>
          {isLacking ? (
            <Button icon="retry" autoFocus busy={isRead} onClick={() => void brought.refetch()}>
              Cuba lagi
            </Button>
          ) : (
            <Button
              icon="send"
              autoFocus
              busy={change.isBusy || isRead}
              disabled={!isRead && !sending.isSuccess}
              onClick={() => sending.data && change.make(sending.data.version)}
            >
              Hantar
            </Button>
          )}
        </>
      }
    >
      {isLacking ? (
        <p role="status">{leftWords(left)}</p>
      ) : (
        <QueryStates query={sending} what="Penyemak">
          {({ verifiers }) => (
            <div className="flex flex-col gap-3">
              <p>{verifierWords(verifiers)}</p>
              <p className="text-muted text-sm">{rowsWords(known, rows.data ?? known.rows)}</p>
            </div>
          )}
        </QueryStates>
      )}
    </Dialog>
  );
}

function leftWords({ waiting, disputed }: RowsLeft): string {
  return [
    disputed > 0 && `${disputed} baris ada dua nilai: pilih dahulu pada sel yang bertanda.`,
    waiting > 0 && `${waiting} baris yang ditulis belum sampai ke pelayan.`,
    'RPT dihantar selepas semuanya disimpan.',
  ]
    .filter(Boolean)
    .join(' ');
}

function verifierWords(verifiers: PlanSending['verifiers']): string {
  const first = verifiers.filter(({ step }) => step === 1);
  if (first.length === 0)
    return 'Belum ada penyemak bagi anda: pentadbir sekolah menetapkannya. RPT tetap boleh dihantar sekarang.';
  const names = first.map(({ name, actingName }) => (actingName ? `${actingName} (memangku ${name})` : name));
  return `Kepada ${names.join(', ')}, penyemak pertama.`;
}

function rowsWords({ weeks }: Known, rows: Known['rows']): string {
  const filled = new Set(rows.map(({ week }) => week));
  const free = weeks.filter(({ week, days }) => days > 0 && !filled.has(week));
  const held = `${rows.length} baris dalam ${filled.size} minggu.`;
  if (free.length === 0) return `${held} Setiap minggu PdP terisi.`;
  const named = free.slice(0, 8).map(weekLabel).join(', ');
  return `${held} ${free.length} minggu belum diisi: ${named}${free.length > 8 ? ` dan ${free.length - 8} lagi` : ''}.`;
}
