import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { QueryStates } from '../../../queries/query-states';
import { formatMoney, formatNumber } from '../../../ui/format';
import { PageHeader } from '../../../ui/page-header';
import { Panel } from '../panel';
import { AgeLinks } from './age-links';
import { type Figures, figuresQuery } from './calls';
import { addressOfFilter, filterOfAddress } from './finance-filter';
import { FinanceFilterForm } from './finance-filter-form';
import { FinanceList } from './finance-list';
import { viewNames } from './finance-names';
import { FinanceTabs } from './finance-tabs';
import { FlagsPanel } from './flags-panel';
import { LedgerPanel } from './ledger-panel';
import { MoneyFigures } from './money-figures';

export function FinancePage() {
  const [search] = useSearchParams();
  const filter = filterOfAddress(search);
  const query = useQuery(figuresQuery());
  return (
    <>
      <PageHeader title="Kewangan" state={query.data && sentence(query.data)} />
      <FinanceTabs />
      <div className="flex flex-col gap-8">
        <FlagsPanel />
        <Panel title={viewNames[filter.view ?? 'owed']}>
          {query.data && <AgeLinks figures={query.data} filter={filter} />}
          <FinanceFilterForm filter={filter} />
          <FinanceList key={addressOfFilter(filter)} filter={filter} />
        </Panel>
        <Panel title="Angka kewangan">
          <QueryStates query={query} what="Angka kewangan">
            {(figures) => <MoneyFigures figures={figures} />}
          </QueryStates>
        </Panel>
        <LedgerPanel />
      </div>
    </>
  );
}

function sentence({ ages }: Figures): string {
  const schools = ages.reduce((sum, age) => sum + age.schools, 0);
  const amount = ages.reduce((sum, age) => sum + age.amountSen, 0);
  if (schools === 0) return 'Tiada sekolah yang tertunggak.';
  return `${formatNumber(schools)} sekolah tertunggak, berjumlah ${formatMoney(amount)}.`;
}
