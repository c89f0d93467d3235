import { lessonReviewAddress } from '../../../site/review-address';
import { verdictCommands, waitingVerdicts } from '../../reviews';
import { judgePlan, takeBackVerdict } from '../calls';
import { sectionOf, sectionWords } from '../sending/section-names';
import { reviewQueueQuery } from './calls';

/** Verdicts on plans of lessons. */
export const lessonVerdicts = verdictCommands('verdict', {
  queryKey: reviewQueueQuery().queryKey,
  judge: (planId, { comments, ...given }) =>
    judgePlan(planId, {
      ...given,
      comments: comments.map(({ section, ...said }) => ({ ...said, section: sectionOf(section) })),
    }),
  takeBack: takeBackVerdict,
});

export const waitingLessonVerdicts = waitingVerdicts(lessonVerdicts, {
  addressOf: lessonReviewAddress,
  sectionWords,
});
