import { type Column, DataTable } from '../../../ui/data-table';
import { formatMoney, formatShortDate } from '../../../ui/format';
import { lastDayBefore } from '../../../ui/last-day-before';
import type { EventDetail } from '../calls';
import { instantText } from '../instant-text';
import { factName, levelName } from '../names';
import { Panel } from '../panel';

type Claim = EventDetail['claims'][number];
type Fact = EventDetail['facts'][number];
type Change = EventDetail['changes'][number];

const money = (sen: number | null) => (sen === null ? '–' : formatMoney(sen));
const day = (end: string | null) => (end === null ? '–' : formatShortDate(lastDayBefore(end)));

const claimColumns: readonly Column<Claim>[] = [
  { header: 'Perkara', cell: ({ kind }) => factName(kind) },
  { header: 'Bayaran', cell: ({ paymentId }) => <code className="break-all">{paymentId}</code> },
  { header: 'Masa penyedia', cell: ({ at }) => instantText(at) },
  { header: 'Jumlah', cell: ({ amountSen }) => money(amountSen), align: 'right' },
];

const factColumns: readonly Column<Fact>[] = [
  { header: 'Perkara', cell: ({ kind }) => factName(kind) },
  { header: 'Invois', cell: ({ invoiceNumber }) => invoiceNumber },
  { header: 'Masa penyedia', cell: ({ at }) => instantText(at) },
  { header: 'Jumlah', cell: ({ amountSen }) => money(amountSen), align: 'right' },
];

const changeColumns: readonly Column<Change>[] = [
  { header: 'Masa', cell: ({ at }) => instantText(at) },
  { header: 'Akses sebelum', cell: ({ levelBefore }) => levelName(levelBefore) },
  { header: 'Hari akhir sebelum', cell: ({ expiresBefore }) => day(expiresBefore) },
  { header: 'Akses selepas', cell: ({ levelAfter }) => levelName(levelAfter) },
  { header: 'Hari akhir selepas', cell: ({ expiresAfter }) => day(expiresAfter) },
];

/** What the event says, what of it counts, and what that changed. */
export function EventEffects({ event: { claims, facts, changes } }: { event: EventDetail }) {
  return (
    <>
      <Panel title="Apa yang dinyatakan">
        {claims.length === 0 ? (
          <p className="text-muted text-sm">Tiada fakta yang dapat dibaca daripada kandungan ini.</p>
        ) : (
          <DataTable caption="Fakta yang dinyatakan" columns={claimColumns} rows={claims} rowKey={keyOf} />
        )}
      </Panel>
      <Panel title="Apa yang direkodkan">
        {facts.length === 0 ? (
          <p className="text-muted text-sm">Tiada fakta baharu direkodkan daripada peristiwa ini.</p>
        ) : (
          <DataTable caption="Fakta yang direkodkan" columns={factColumns} rows={facts} rowKey={keyOf} />
        )}
      </Panel>
      {changes.length > 0 && (
        <Panel title="Kesan pada langganan">
          <DataTable
            caption="Status sebelum dan selepas"
            columns={changeColumns}
            rows={changes}
            rowKey={({ at, levelAfter }) => `${at} ${levelAfter}`}
          />
        </Panel>
      )}
    </>
  );
}

function keyOf({ kind, paymentId, at }: Claim | Fact): string {
  return `${kind} ${paymentId} ${at}`;
}
