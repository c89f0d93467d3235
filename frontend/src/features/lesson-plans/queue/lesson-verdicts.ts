import { verdictCommands } from '../../reviews';
import { judgePlan, takeBackVerdict } from '../queries';
import { sectionOf } from '../sending/section-names';

/** Verdicts on plans of lessons. */
export const lessonVerdicts = verdictCommands('verdict', {
  judge: (planId, { comments, ...given }) =>
    judgePlan(planId, {
      ...given,
      comments: comments.map(({ section, ...said }) => ({ ...said, section: sectionOf(section) })),
    }),
  takeBack: takeBackVerdict,
});
