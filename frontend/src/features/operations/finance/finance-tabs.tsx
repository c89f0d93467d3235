import { paths } from '../../../site/paths';
import { TabLinks } from '../../../ui/tab-links';

const links = [
  { to: paths.operationsFinance, label: 'Sekolah' },
  { to: paths.operationsFinanceCharts, label: 'Carta' },
  { to: paths.operationsFinancePolicies, label: 'Dasar' },
];

/** What finance has beside each other. */
export function FinanceTabs() {
  return (
    <div className="pb-6">
      <TabLinks label="Kewangan" links={links} />
    </div>
  );
}
