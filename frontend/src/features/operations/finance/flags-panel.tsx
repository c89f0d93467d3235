import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { formatMoney } from '../../../ui/format';
import { instantText } from '../instant-text';
import { Panel } from '../panel';
import { useMayAct } from '../use-may-act';
import { flagsQuery, type PaymentFlag } from './calls';
import { flagNames } from './finance-names';
import { LazyResolveDialog } from './lazy-dialogs';

const columns: readonly Column<PaymentFlag>[] = [
  { header: 'Sekolah', cell: ({ school, schoolName }) => `${schoolName} (${school.toUpperCase()})` },
  { header: 'Perkara', cell: ({ flag }) => flagNames[flag] },
  { header: 'Invois', cell: ({ invoiceNumber }) => invoiceNumber },
  { header: 'Jumlah', cell: ({ amountSen }) => formatMoney(amountSen), align: 'right' },
  { header: 'Dikesan', cell: ({ raisedAt }) => instantText(raisedAt) },
];

/** Shown only while there is something to look at. */
export function FlagsPanel() {
  const flags = useQuery(flagsQuery()).data ?? [];
  const [chosen, setChosen] = useState<PaymentFlag>();
  const mayAct = useMayAct('finance');
  const close = () => setChosen(undefined);
  if (flags.length === 0) return null;
  const resolve = (flag: PaymentFlag) => (
    <Button size="small" variant="secondary" onClick={() => setChosen(flag)}>
      Selesaikan
    </Button>
  );
  return (
    <Panel title="Bayaran untuk disemak">
      <DataTable
        caption="Bayaran untuk disemak"
        columns={columns}
        rows={flags}
        rowKey={({ provider, paymentId, flag }) => `${provider} ${paymentId} ${flag}`}
        actions={mayAct ? resolve : undefined}
      />
      <Suspense>{chosen && <LazyResolveDialog flag={chosen} onClose={close} />}</Suspense>
    </Panel>
  );
}
