import type { ReactNode } from 'react';
import { Button } from '../ui/button';

type NextPageButtonProps = {
  of: Readonly<{ hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }>;
  className?: string;
  /** What comes with the next page: "Lihat yang terdahulu". */
  children: ReactNode;
};

/** At the end of what is read page by page; nothing where that was all. */
export function NextPageButton({ of, className, children }: NextPageButtonProps) {
  if (!of.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      busy={of.isFetchingNextPage}
      onClick={() => void of.fetchNextPage()}
      className={className}
    >
      {children}
    </Button>
  );
}
