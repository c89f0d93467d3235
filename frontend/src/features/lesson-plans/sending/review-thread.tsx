import { RemarkThreads, ReviewStanding } from '../../reviews';
import { answerComment, type SentPlan } from './calls';
import { sectionNames } from './section-names';

type ReviewThreadProps = { plan: SentPlan; mayAnswer: boolean };

/** What was said of a plan that was sent, part by part, with room for an answer. */
export function ReviewThread({ plan, mayAnswer }: ReviewThreadProps) {
  const { planId, state, amendmentReason, comments } = plan;
  return (
    <ReviewStanding {...{ state, amendmentReason }} sentence={sentenceOf(plan)}>
      <RemarkThreads
        {...{ comments, mayAnswer }}
        titleOf={(section) => sectionNames[section]}
        answer={(answer) => answerComment(planId, answer)}
        changes={'lesson-plans'}
      />
    </ReviewStanding>
  );
}

function sentenceOf({ state, isChanged, isSealed, checkCode }: SentPlan): string {
  if (state === 'verified' && checkCode && !isSealed)
    return 'Pindaan sedang ditulis. Hantar dari Minggu Saya; yang disahkan kekal dengan kodnya.';
  if (state === 'returned')
    return isChanged
      ? 'Sudah diubah. Hantar semula dari Minggu Saya.'
      : 'Betulkan, kemudian hantar semula dari Minggu Saya.';
  if (isChanged) return 'Yang diubah selepas dihantar belum dilihat oleh penyemak.';
  return state === 'verified'
    ? 'Perancangan disahkan dan kekal begitu. Refleksi masih boleh ditulis.'
    : 'Menunggu semakan.';
}
