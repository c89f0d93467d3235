import { lessonWeeksOf } from '@rules/calendar/domain/lesson-weeks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { errorMessage } from '../../../api/error-messages';
import { useChange } from '../../../queries/use-change';
import { sessionCalendarQuery } from '../../../school/calendar/session-calendar';
import { usePageKeys } from '../../../school/use-page-keys';
import { ErrorState } from '../../../ui/error-state';
import { randomUuid } from '../../../ui/random-uuid';
import { SkeletonRows } from '../../../ui/skeleton';
import { useIsWide } from '../../../ui/use-is-wide';
import { planRefusal } from '../refusals';
import { WHOLE } from '../remark-words';
import { RemarkBox, remarkField } from './remark-box';
import { remarksIn } from './remarks-in';
import {
  judgePlan,
  markPlanRead,
  reviewsKey,
  type SentPlan,
  sentPlanQuery,
  takeBackVerdict,
} from './reviews-api';
import { SentPlanView } from './sent-plan-view';
import { VerdictAside } from './verdict-aside';

type ReviewedPlanProps = {
  planId: string;
  refusal: string | undefined;
  onNext: () => void;
  onPrevious: () => void;
  onJudged: () => void;
};

/** One plan as it was sent, with what is said of it and the verdict. */
export function ReviewedPlan(props: ReviewedPlanProps) {
  const { data: plan, error, refetch, isFetching } = useQuery(sentPlanQuery(props.planId));
  if (plan) return <ReadPlan {...props} plan={plan} />;
  if (!error) return <SkeletonRows label="Memuatkan RPT…" />;
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
  return (
    <ErrorState title="RPT ini tidak dapat dibuka" onRetry={() => void refetch()} retrying={isFetching}>
      {isGone
        ? 'Mungkin penghantarnya sudah menariknya balik, atau anda tidak lagi menyemaknya.'
        : errorMessage(error)}
    </ErrorState>
  );
}

function ReadPlan({ plan, refusal, onNext, onPrevious, onJudged }: ReviewedPlanProps & { plan: SentPlan }) {
  const queries = useQueryClient();
  const isWide = useIsWide();
  const { data: session } = useQuery(sessionCalendarQuery(plan.academicYearId));
  const weeks = useMemo(() => (session ? lessonWeeksOf(session.calendar, null) : []), [session]);
  const [remarks, setRemarks] = useState<Readonly<Record<string, string>>>({});
  const [section, setSection] = useState<string>();
  const [lacksReason, setLacksReason] = useState(false);
  const [verdictId] = useState(randomUuid);
  const { isCallersTurn, id, version } = plan;
  useEffect(() => {
    // From then on it cannot be withdrawn; where that is not heard, it still can.
    if (isCallersTurn) void markPlanRead(id).catch(() => undefined);
  }, [isCallersTurn, id]);
  const comments = remarksIn(remarks);
  const judging = useChange(
    async (verdict: 'returned' | 'verified') => {
      const judged = await judgePlan(id, { id: verdictId, verdict, version, comments });
      queries.setQueryData(sentPlanQuery(id).queryKey, judged);
      return judged;
    },
    {
      ...{ stale: [reviewsKey], words: planRefusal },
      done: (_, verdict) => {
        onJudged();
        return `RPT ${verdict === 'verified' ? 'disahkan' : 'dipulangkan'}. Penghantar dimaklumkan seminit lagi.`;
      },
      undo: () => takeBackVerdict(id, verdictId),
    },
  );
  const mayJudge = isCallersTurn && refusal === undefined && !judging.isBusy;
  const speakOf = (of: string) => {
    setSection(of);
    requestAnimationFrame(() => document.getElementById(remarkField)?.focus());
  };
  const giveBack = () => {
    if (!mayJudge) return;
    setLacksReason(comments.length === 0);
    if (comments.length > 0) judging.make('returned');
    else speakOf(section ?? WHOLE);
  };
  const verify = () => void (mayJudge && judging.make('verified'));
  usePageKeys({
    j: onNext,
    k: onPrevious,
    v: verify,
    r: giveBack,
    c: () => isCallersTurn && speakOf(section ?? WHOLE),
  });
  const remark = (
    <RemarkBox
      section={section ?? WHOLE}
      {...{ weeks, remarks }}
      lacksReason={lacksReason && comments.length === 0}
      onRemark={(of, body) => setRemarks({ ...remarks, [of]: body })}
      onSection={speakOf}
    />
  );
  return (
    <div className="grid gap-6 max-sm:pb-16 lg:grid-cols-[minmax(0,1fr)_16.75rem]">
      <SentPlanView
        {...{ plan, weeks, remarks }}
        chosen={section}
        remark={isWide || !isCallersTurn ? null : remark}
        onRemark={isCallersTurn ? speakOf : undefined}
      />
      <VerdictAside
        {...{ plan, weeks, refusal }}
        remark={isWide ? remark : null}
        hasRemark={comments.length > 0}
        busyWith={judging.busyWith}
        onVerify={verify}
        onReturn={giveBack}
      />
    </div>
  );
}
