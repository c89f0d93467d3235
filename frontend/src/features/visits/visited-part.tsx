import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '../../api/error-messages';
import { handOver } from '../../queries/papers/hand-over';
import { useChange } from '../../queries/use-change';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { Icon } from '../../ui/icon';
import { SkeletonRows } from '../../ui/skeleton';
import { type Opened, searchOf } from './visit-address';
import { isNotShown, type VisitedPlan } from './visit-calls';

type VisitedPartProps<Data> = {
  query: UseQueryResult<Data>;
  what: string;
  children: (data: Data) => ReactNode;
};

/** Awaited, failed, not shown or there. */
export function VisitedPart<Data>({ query, what, children }: VisitedPartProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <SkeletonRows label={`Membuka ${what}…`} />;
  if (isNotShown(error))
    return (
      <ErrorState title="Tidak ditunjukkan melalui pautan ini">
        Mungkin ditarik balik oleh gurunya, atau pautan ini sudah tamat.
      </ErrorState>
    );
  return (
    <ErrorState title="Belum dapat dibuka" onRetry={() => refetch()} retrying={isFetching}>
      {errorMessage(error)}
    </ErrorState>
  );
}

export function BackLink({ to, children }: { to: Opened; children: ReactNode }) {
  return (
    <Link
      to={searchOf(to)}
      className="mb-3 inline-flex min-h-11 items-center gap-2 rounded-md text-accent text-sm hover:underline print:hidden"
    >
      <Icon name="back" />
      {children}
    </Link>
  );
}

export function StateBadge({ state }: Pick<VisitedPlan, 'state'>) {
  return state === 'verified' ? (
    <Badge tone="success" icon="check">
      Disahkan
    </Badge>
  ) : (
    <Badge>Dihantar, belum disahkan</Badge>
  );
}

type PaperButtonProps = { name: string; fetch: () => Promise<Blob>; children: ReactNode };

export function PaperButton({ name, fetch, children }: PaperButtonProps) {
  const paper = useChange(async () => handOver(await fetch(), name), { changes: [] });
  return (
    <Button variant="secondary" icon="download" busy={paper.isBusy} onClick={() => paper.make()}>
      {children}
    </Button>
  );
}
