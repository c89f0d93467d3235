import type { ReactNode } from 'react';
import { ApiError } from '../../../api/api-error';
import { errorMessage } from '../../../api/error-messages';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { SentPlanView } from './sent-plan-view';
import type { Sent } from './use-sent-plan';

type SentPlanPaneProps = {
  sent: Sent;
  remarks: Readonly<Record<string, string>>;
  chosen: string | null;
  remark: ReactNode;
  /** Where the person may say something. */
  onRemark?: (section: string) => void;
};

/** The plan that is looked at, on its way, gone or there. */
export function SentPlanPane({ sent, ...view }: SentPlanPaneProps) {
  const { plan, weeks, error, isFetching, retry } = sent;
  if (plan) return <SentPlanView {...view} {...{ plan, weeks }} />;
  if (!error && isFetching) return <SkeletonRows label="Memuatkan RPT…" />;
  return (
    <ErrorState title="RPT ini tidak dapat dibuka" onRetry={retry} retrying={isFetching}>
      {error && !(error instanceof ApiError && error.code === 'NOT_FOUND')
        ? errorMessage(error)
        : 'Mungkin penghantarnya sudah menariknya balik, atau orang lain sudah menyemaknya.'}
    </ErrorState>
  );
}
