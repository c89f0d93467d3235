import type { ReactNode } from 'react';
import { Button } from './button';
import { Icon } from './icon';

type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What is safe and what to do. */
  children: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
};

export function ErrorState({ title, children, onRetry, retrying }: ErrorStateProps) {
  return (
    <section role="alert" className="flex flex-col items-center gap-2 px-4 py-14 text-center">
      <span className="mb-2 inline-flex size-12 items-center justify-center rounded-full bg-danger-soft text-on-danger-soft">
        <Icon name="danger" size={22} />
      </span>
      <h2 className="font-semibold text-lg">{title}</h2>
      <p className="max-w-md text-muted">{children}</p>
      {onRetry && (
        <Button variant="secondary" icon="retry" busy={retrying} onClick={onRetry} className="mt-4">
          Cuba lagi
        </Button>
      )}
    </section>
  );
}
