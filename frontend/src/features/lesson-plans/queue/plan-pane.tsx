import { type ReactNode, useState } from 'react';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { PlanToJudge, type View } from './plan-to-judge';
import type { Ahead } from './use-plans-ahead';

type PlanPaneProps = {
  ahead: Ahead;
  section: string | null;
  onRemark: (section: string) => void;
  remark: ReactNode;
};

/** The plan that is looked at, on its way, gone or there. */
export function PlanPane({ ahead, section, onRemark, remark }: PlanPaneProps) {
  const { plan, isLoading, hasFailed, retry } = ahead;
  const [view, setView] = useState<View>('changes');
  if (plan) return <PlanToJudge {...{ plan, view, onRemark, remark }} onView={setView} chosen={section} />;
  if (isLoading) return <SkeletonRows label="Memuatkan rancangan…" />;
  return (
    <ErrorState title="Rancangan ini tidak dapat dibuka" onRetry={retry} retrying={isLoading}>
      {hasFailed
        ? 'Sambungan internet terputus. Semakan yang sudah dibuat selamat.'
        : 'Mungkin guru sudah menariknya balik, atau orang lain sudah menyemaknya.'}
    </ErrorState>
  );
}
