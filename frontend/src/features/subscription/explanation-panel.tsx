import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import { errorMessage } from '../../api/error-messages';
import { ErrorState } from '../../ui/error-state';
import { SkeletonRows } from '../../ui/skeleton';
import { explanationLine } from './explanation-lines';

/** For administrators: the facts behind the status, in order. Asked for when it is opened. */
export function ExplanationPanel({ schoolCode }: { schoolCode: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="rounded-lg border border-line bg-raised px-5"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="cursor-pointer py-2.5 font-medium">Mengapa status ini?</summary>
      {isOpen && <Facts schoolCode={schoolCode} />}
    </details>
  );
}

function Facts({ schoolCode }: { schoolCode: string }) {
  const query = useQuery({
    // Under the key of billing: pushed news of a payment makes it stale too.
    queryKey: ['billing', schoolCode, 'explanation'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/subscription/explanation', { params: { query: { schoolCode } }, signal })),
  });
  if (query.isPending) return <SkeletonRows rows={2} label="Memuatkan penjelasan…" />;
  if (query.isError)
    return (
      <ErrorState
        title="Penjelasan tidak dapat dimuatkan"
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      >
        {errorMessage(query.error)}
      </ErrorState>
    );
  const { facts } = query.data;
  if (facts.length === 0) return <p className="pb-5 text-muted">Belum ada bayaran atau tempoh percubaan.</p>;
  return (
    <ol className="flex flex-col gap-3 pb-5">
      {facts.map((fact) => {
        const { when, what, effect } = explanationLine(fact);
        return (
          <li key={`${fact.kind} ${fact.at}`} className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <span className="text-muted text-sm tabular-nums">{when}</span>
            <span>
              {what}
              {effect && <span className="block text-muted text-sm">{effect}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
