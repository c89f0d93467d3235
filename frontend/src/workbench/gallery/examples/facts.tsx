import { CopyableCode } from '../../../ui/copyable-code';
import { DefinitionList } from '../../../ui/definition-list';
import { formatDate, formatMoney, formatTimeRange } from '../../../ui/format';
import { Panel } from '../../../ui/panel';

export const title = 'Panel, butiran, kod untuk disalin';

export function Example() {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Panel title="Invois INV-2026-000001">
        <div className="px-4 py-1">
          <DefinitionList
            items={[
              { term: 'Tarikh', value: formatDate('2026-01-12') },
              { term: 'Masa', value: formatTimeRange('07:40', '08:40') },
              { term: 'Jumlah', value: formatMoney(123450) },
            ]}
          />
        </div>
      </Panel>
      <CopyableCode label="alamat sekolah" code="http://aba1001.localhost:3000" />
    </div>
  );
}
