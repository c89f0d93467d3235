import { paths } from '../../../site/paths';
import { waitingVerdicts } from '../../reviews';
import { yearlyPlansKey } from '../api';
import { sectionTitle } from '../remark-words';
import { yearlyVerdicts } from './yearly-verdicts';

export const waitingYearlyVerdicts = waitingVerdicts(yearlyVerdicts, {
  queryKey: yearlyPlansKey,
  addressOf: (id) => `${paths.reviewQueue}?${new URLSearchParams({ jenis: 'rpt', id })}`,
  sectionWords: (section) => sectionTitle(section, []),
});
