import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error';
import { errorMessage } from '../../api/error-messages';
import { ErrorState } from '../../ui/error-state';
import { SkeletonRows } from '../../ui/skeleton';

type Asked = Readonly<{
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}>;

/** The plan that is looked at, as far as it is there. `asked`: by what it was asked for. */
export type LookedAt<Plan> = Readonly<{ plan: Plan | undefined; asked: Asked | undefined }>;

type PlanPaneProps<Plan> = {
  looked: LookedAt<Plan>;
  /** "rancangan", "RPT" */
  noun: string;
  /** Who may have taken it back: "guru". */
  sender: string;
  children: (plan: Plan) => ReactNode;
};

/** The plan that is looked at, on its way, gone or there. */
export function PlanPane<Plan>({ looked: { plan, asked }, noun, sender, children }: PlanPaneProps<Plan>) {
  if (plan) return children(plan);
  if (!asked) return null;
  const { error, isPending, isFetching, refetch } = asked;
  if (!error && isFetching) return <SkeletonRows label={`Memuatkan ${noun}…`} />;
  const isGone = error === null ? !isPending : error instanceof ApiError && error.code === 'NOT_FOUND';
  return (
    <ErrorState
      title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} ini tidak dapat dibuka`}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {isGone
        ? `Mungkin ${sender} sudah menariknya balik, atau orang lain sudah menyemaknya.`
        : `${errorMessage(error ?? new ApiError('NETWORK', 0, ''))} Semakan yang sudah dibuat selamat.`}
    </ErrorState>
  );
}
