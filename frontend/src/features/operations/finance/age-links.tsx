import { Link } from 'react-router';
import { paths } from '../../../site/paths';
import { formatMoney, formatNumber } from '../../../ui/format';
import { tabClass, tabListClass } from '../../../ui/tab-look';
import { useCurrentInSight } from '../../../ui/use-current-in-sight';
import type { Figures } from './calls';
import type { FinanceFilter } from './finance-filter';
import { ageNames } from './finance-names';

type AgeLinksProps = { figures: Figures; filter: FinanceFilter };

/** What is owed by its age, in one line above the schools that owe it; each leads to its own. */
export function AgeLinks({ figures: { ages }, filter }: AgeLinksProps) {
  const list = useCurrentInSight();
  return (
    <nav ref={list} aria-label="Tunggakan mengikut usia" className={tabListClass}>
      {ages.map(({ age, schools, amountSen }) => (
        <Link
          key={age}
          to={`${paths.operationsFinance}?age=${age}`}
          aria-current={filter.age === age ? 'page' : undefined}
          className={`${tabClass} flex-col gap-0 py-1.5`}
        >
          {ageNames[age]}
          <span className="text-text tabular-nums">{formatMoney(amountSen)}</span>
          <span className="font-normal text-xs">{formatNumber(schools)} sekolah</span>
        </Link>
      ))}
    </nav>
  );
}
