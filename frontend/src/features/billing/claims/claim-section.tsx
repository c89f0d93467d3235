import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../api/error-messages';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { ErrorState } from '../../../ui/error-state';
import { formatMoney, formatShortDate } from '../../../ui/format';
import { claimsQuery } from '../queries';
import { type Claim, methodNames } from './claim';
import { ClaimSheet } from './claim-sheet';
import { loadUploader } from './load-uploader';
import { useWithdrawal } from './use-withdrawal';

type ClaimSectionProps = { schoolCode: string; canRenew: boolean };

/** For schools that pay by the bank's counter, by cheque or by local order. */
export function ClaimSection({ schoolCode, canRenew }: ClaimSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: claims = [], error, isFetching, refetch } = useQuery(claimsQuery(schoolCode));
  const withdrawal = useWithdrawal(schoolCode);

  function open() {
    setOpen(true);
    // While nothing is typed that a page of an older build could lose.
    void loadUploader().catch(() => undefined);
  }

  const withdraw = (claim: Claim) =>
    !claim.isRecorded && (
      <Button
        variant="quiet"
        size="small"
        icon="return"
        busy={withdrawal.isPending && withdrawal.variables === claim.id}
        onClick={() => withdrawal.mutate(claim.id)}
      >
        Tarik balik
      </Button>
    );
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
          <Button variant="secondary" icon="upload" className="shrink-0" onClick={open}>
            Hantar bukti bayaran
          </Button>
        )}
      </div>
      {error && (
        <ErrorState title="Bukti yang dihantar tidak dapat dimuatkan" onRetry={refetch} retrying={isFetching}>
          {errorMessage(error)}
        </ErrorState>
      )}
      {claims.length > 0 && (
        <DataTable
          caption="Bukti yang dihantar"
          columns={columns}
          rows={claims}
          rowKey={({ id }) => id}
          actions={canRenew ? withdraw : undefined}
        />
      )}
      {isOpen && <ClaimSheet schoolCode={schoolCode} onClose={() => setOpen(false)} />}
    </section>
  );
}

const columns: readonly Column<Claim>[] = [
  { header: 'Dihantar', cell: ({ sentAt }) => formatShortDate(sentAt) },
  { header: 'Kaedah', cell: ({ method }) => methodNames[method] },
  { header: 'Rujukan', cell: ({ reference }) => reference },
  { header: 'Keadaan', cell: ({ isRecorded }) => <State isRecorded={isRecorded} /> },
  { header: 'Jumlah', cell: ({ amountSen }) => formatMoney(amountSen), align: 'right' },
];

function State({ isRecorded }: Pick<Claim, 'isRecorded'>) {
  if (!isRecorded) return <Badge tone="info">Menunggu semakan</Badge>;
  return (
    <Badge tone="success" icon="check">
      Direkodkan
    </Badge>
  );
}
