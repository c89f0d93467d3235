import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../api/error-messages';
import { ErrorState } from '../../ui/error-state';
import { SkeletonRows } from '../../ui/skeleton';
import { explanationLine, policyLine } from './explanation-lines';
import type { Explanation, ExplanationSource } from './explanation-source';

/** For administrators: the facts behind the status, in order. Asked for when it is opened. */
export function ExplanationPanel({ source }: { source: ExplanationSource }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="rounded-lg border border-line bg-raised px-5"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="cursor-pointer py-2.5 font-medium">Mengapa status ini?</summary>
      {isOpen && <Facts source={source} />}
    </details>
  );
}

function Facts({ source: { queryKey, load } }: { source: ExplanationSource }) {
  const query = useQuery({ queryKey, queryFn: ({ signal }) => load(signal) });
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
  const { facts, policy } = query.data;
  return (
    <div className="flex flex-col gap-3 pb-5">
      {facts.length === 0 ? (
        <p className="text-muted">Belum ada bayaran atau tempoh percubaan.</p>
      ) : (
        <FactList facts={facts} />
      )}
      <p className="text-muted text-sm">{policyLine(policy)}</p>
    </div>
  );
}

function FactList({ facts }: Pick<Explanation, 'facts'>) {
  return (
    <ol className="flex flex-col gap-3">
      {facts.map((fact) => {
        const { when, what, effect } = explanationLine(fact);
        return (
          <li
            key={`${fact.kind} ${fact.at} ${fact.until}`}
            className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <span className="text-muted text-sm tabular-nums">{when}</span>
            <span className="min-w-0 break-words">
              {what}
              {effect && <span className="block text-muted text-sm">{effect}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
