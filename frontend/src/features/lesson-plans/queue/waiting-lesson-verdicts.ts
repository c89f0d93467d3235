import { paths } from '../../../site/paths';
import { waitingVerdicts } from '../../reviews';
import { lessonPlansKey } from '../queries';
import { sectionWords } from '../sending/section-names';
import { lessonVerdicts } from './lesson-verdicts';

export const waitingLessonVerdicts = waitingVerdicts(lessonVerdicts, {
  queryKey: lessonPlansKey,
  addressOf: (planId) => `${paths.reviewQueue}?${new URLSearchParams({ rancangan: planId })}`,
  sectionWords,
});
