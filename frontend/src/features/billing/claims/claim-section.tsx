import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadUploader } from '../../../forms/uploads/load-uploader';
import { QueryStates } from '../../../queries/query-states';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { formatMoney, formatShortDate } from '../../../ui/format';
import { claimsQuery } from '../calls';
import { type Claim, type ClaimFields, claimAgain, emptyClaim, methodNames } from './claim';
import { ClaimSheet } from './claim-sheet';
import { useWithdrawal } from './use-withdrawal';

type ClaimSectionProps = { schoolCode: string; canRenew: boolean };

/** For schools that pay by the bank's counter, by cheque or by local order. */
export function ClaimSection({ schoolCode, canRenew }: ClaimSectionProps) {
  const [begun, setBegun] = useState<ClaimFields>();
  const claims = useQuery(claimsQuery(schoolCode));
  const withdrawal = useWithdrawal(schoolCode);

  function open(fields: ClaimFields) {
    setBegun(fields);
    // While nothing is typed that a page of an older build could lose.
    void loadUploader().catch(() => undefined);
  }

  const actions = (claim: Claim) => {
    if (claim.state === 'recorded') return null;
    if (claim.state === 'declined')
      return (
        <Button variant="quiet" size="small" icon="upload" onClick={() => open(claimAgain(claim))}>
          Hantar semula
        </Button>
      );
    return (
      <Button
        variant="quiet"
        size="small"
        icon="return"
        busy={withdrawal.busyWith === claim.id}
        onClick={() => withdrawal.make(claim.id)}
      >
        Tarik balik
      </Button>
    );
  };
  return (
    <section aria-labelledby="claims" className="mt-10 border-line border-t pt-8">
      <div className="flex flex-col gap-4 pb-4 sm:flex-row sm:items-center sm:justify-between">
        <div>
          <h2 id="claims" className="font-semibold text-lg">
            Bayaran terus
          </h2>
          <p className="prose-width mt-1 text-muted text-sm">
            Sudah membayar melalui deposit bank, cek atau pesanan tempatan? Hantar buktinya di sini. Akses
            dibuka apabila pasukan kewangan merekodkan bayaran itu.
          </p>
        </div>
        {canRenew && (
          <Button variant="secondary" icon="upload" className="shrink-0" onClick={() => open(emptyClaim)}>
            Hantar bukti bayaran
          </Button>
        )}
      </div>
      <QueryStates query={claims} what="Bukti yang dihantar" skeleton={null} empty={null}>
        {(sent) => (
          <DataTable
            caption="Bukti yang dihantar"
            columns={columns}
            rows={sent}
            rowKey={({ id }) => id}
            actions={canRenew ? actions : undefined}
          />
        )}
      </QueryStates>
      {begun && <ClaimSheet schoolCode={schoolCode} begun={begun} onClose={() => setBegun(undefined)} />}
    </section>
  );
}

const columns: readonly Column<Claim>[] = [
  { header: 'Dihantar', cell: ({ sentAt }) => formatShortDate(sentAt) },
  { header: 'Kaedah', cell: ({ method }) => methodNames[method] },
  { header: 'Rujukan', cell: ({ reference }) => reference },
  { header: 'Keadaan', cell: (claim) => <State {...claim} /> },
  { header: 'Jumlah', cell: ({ amountSen }) => formatMoney(amountSen), align: 'right' },
];

function State({ state, declineReason }: Claim) {
  if (state === 'waiting') return <Badge tone="info">Menunggu semakan</Badge>;
  if (state === 'recorded')
    return (
      <Badge tone="success" icon="check">
        Direkodkan
      </Badge>
    );
  return (
    <div className="flex min-w-0 flex-col items-start gap-1 max-sm:items-end">
      <Badge tone="warning" icon="warning">
        Tidak diterima
      </Badge>
      <span className="break-words text-muted text-sm max-sm:text-right">{declineReason}</span>
    </div>
  );
}
