import { yearlyReviewAddress } from '../../../site/review-address';
import { verdictCommands, waitingVerdicts } from '../../reviews';
import { sectionTitle } from '../remark-words';
import { judgePlan, takeBackVerdict, waitingYearlyPlansQuery } from './calls';

/** Verdicts on yearly plans. */
export const yearlyVerdicts = verdictCommands('yearly-plan-verdict', {
  queryKey: waitingYearlyPlansQuery().queryKey,
  judge: judgePlan,
  takeBack: takeBackVerdict,
});

export const waitingYearlyVerdicts = waitingVerdicts(yearlyVerdicts, {
  addressOf: yearlyReviewAddress,
  sectionWords: (section) => sectionTitle(section, []),
});
