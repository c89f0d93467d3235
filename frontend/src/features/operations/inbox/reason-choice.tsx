import { Link } from 'react-router';
import { tabClass, tabListClass } from '../../../ui/tab-look';
import { useCurrentInSight } from '../../../ui/use-current-in-sight';
import { reasonName } from '../names';

const codes = [
  '',
  'UNKNOWN_BILL',
  'AMOUNT_MISMATCH',
  'CURRENCY_MISMATCH',
  'TIME_OUT_OF_RANGE',
  'NOT_CONFIRMED',
  'UNREADABLE_EVENT',
];

/** The choice lives in the address. */
export function ReasonChoice({ chosen }: { chosen: string }) {
  const list = useCurrentInSight();
  return (
    <nav ref={list} aria-label="Tapis mengikut punca" className={`${tabListClass} mb-4`}>
      {codes.map((code) => (
        <Link
          key={code}
          to={{ search: code && new URLSearchParams({ reason: code }).toString() }}
          aria-current={code === chosen ? 'page' : undefined}
          className={tabClass}
        >
          {code === '' ? 'Semua' : reasonName(code)}
        </Link>
      ))}
    </nav>
  );
}
