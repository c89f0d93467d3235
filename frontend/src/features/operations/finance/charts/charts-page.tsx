import { PageHeader } from '../../../../ui/page-header';
import { FinanceTabs } from '../finance-tabs';
import { AgedWeeks } from './aged-weeks';
import { Dunning } from './dunning';
import { Failures } from './failures';

/** How debts age, how far asking comes, and why payments fail. Each bar leads to its schools. */
export function ChartsPage() {
  return (
    <>
      <PageHeader title="Carta kewangan" state="Tekan bar atau baris jadual untuk melihat sekolahnya." />
      <FinanceTabs />
      <div className="flex flex-col gap-10">
        <AgedWeeks />
        <div className="grid gap-10 md:grid-cols-2">
          <Dunning />
          <Failures />
        </div>
      </div>
    </>
  );
}
