import { verdictCommands } from '../../reviews';
import { judgePlan, takeBackVerdict } from './reviews-api';

/** Verdicts on yearly plans. */
export const yearlyVerdicts = verdictCommands('yearly-plan-verdict', {
  judge: judgePlan,
  takeBack: takeBackVerdict,
});
