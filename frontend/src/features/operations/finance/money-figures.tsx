import { paths } from '../../../site/paths';
import { formatMoney, formatNumber } from '../../../ui/format';
import { Stat, Stats } from '../../../ui/stat';
import type { Figures } from './calls';
import type { FinanceView } from './finance-filter';
import { viewNames } from './finance-names';

type Sum = { schools: number; amountSen: number };

const toView = (view: FinanceView) => `${paths.operationsFinance}?view=${view}`;

/** Each figure opens its rows. */
export function MoneyFigures({ figures }: { figures: Figures }) {
  const { monthly, yearlySen, grace, atRisk30, atRisk60, atRisk90, recovered } = figures;
  return (
    <div className="flex flex-col gap-3">
      <Stats label="Hasil">
        <SumStat label="Hasil bulanan (MRR)" sum={monthly} to={toView('revenue')} />
        <Stat label="Hasil tahunan (ARR)" value={formatMoney(yearlySen)} to={toView('revenue')} />
        <SumStat label={viewNames.grace} sum={grace} to={toView('grace')} />
        <SumStat label={viewNames.recovered} sum={recovered} to={toView('recovered')} />
      </Stats>
      <Stats label="Berisiko">
        <SumStat label={viewNames['at-risk-30']} sum={atRisk30} to={toView('at-risk-30')} />
        <SumStat label={viewNames['at-risk-60']} sum={atRisk60} to={toView('at-risk-60')} />
        <SumStat label={viewNames['at-risk-90']} sum={atRisk90} to={toView('at-risk-90')} />
      </Stats>
    </div>
  );
}

function SumStat({ label, sum, to }: { label: string; sum: Sum; to: string }) {
  return (
    <Stat
      label={label}
      to={to}
      value={
        <>
          {formatMoney(sum.amountSen)}
          <span className="block font-normal text-muted text-sm">{formatNumber(sum.schools)} sekolah</span>
        </>
      }
    />
  );
}
