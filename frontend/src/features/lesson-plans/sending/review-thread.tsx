import { AnsweredRemarks, RemarkThreads, ReviewStanding } from '../../reviews';
import type { PartName } from '../editor/parts/plan-parts';
import { answerComment, type SentPlan } from './calls';
import { partOfSection, sectionNames } from './section-names';

type ReviewThreadProps = {
  plan: SentPlan;
  mayAnswer: boolean;
  /** Parts under which stands what was said of them. */
  elsewhere: readonly PartName[];
};

/** Where a plan that was sent stands, and what was said of it that stands at no part. */
export function ReviewThread({ plan, mayAnswer, elsewhere }: ReviewThreadProps) {
  const { planId, state, amendmentReason, comments } = plan;
  const here = comments.filter(({ section }) => {
    const part = partOfSection(section);
    return part === null || !elsewhere.includes(part);
  });
  return (
    <ReviewStanding
      {...{ state, amendmentReason }}
      sentence={sentenceOf(plan)}
      // On a phone the remark stands in sight under its field, and says the same.
      isSaidBelow={state === 'returned' && comments.length > 0 && here.length === 0}
    >
      <RemarkThreads
        {...{ mayAnswer, comments: here }}
        titleOf={(section) => sectionNames[section]}
        answer={(answer) => answerComment(planId, answer)}
        changes={'lesson-plans'}
      />
    </ReviewStanding>
  );
}

type RemarksUnderProps = { plan: SentPlan; part: PartName; mayAnswer: boolean };

/** What was said of a part, under its field. */
export function RemarksUnder({ plan: { planId, state, comments }, part, mayAnswer }: RemarksUnderProps) {
  const own = comments.filter(({ section }) => partOfSection(section) === part);
  const section = own[0]?.section;
  if (!section || state === 'draft') return null;
  return (
    <AnsweredRemarks
      comments={own}
      isOpen={state === 'returned'}
      {...{ section, mayAnswer }}
      titleOf={(each) => sectionNames[each]}
      answer={(answer) => answerComment(planId, answer)}
      changes={'lesson-plans'}
    />
  );
}

function sentenceOf({ state, isChanged, isSealed, checkCode }: SentPlan): string {
  if (state === 'verified' && checkCode && !isSealed)
    return 'Pindaan sedang ditulis. Hantar semula apabila siap; yang disahkan kekal dengan kodnya.';
  if (state === 'returned')
    return isChanged ? 'Sudah diubah. Hantar semula apabila siap.' : 'Betulkan, kemudian hantar semula.';
  if (isChanged) return 'Yang diubah selepas dihantar belum dilihat oleh penyemak.';
  return state === 'verified'
    ? 'Perancangan disahkan dan kekal begitu. Refleksi masih boleh ditulis.'
    : 'Menunggu semakan.';
}
