import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';

type SpokenPartProps = {
  title: ReactNode;
  /** Of the button that speaks of it: "Ulas objektif". */
  label: string;
  isChosen: boolean;
  /** Where the person may say something. */
  onRemark: (() => void) | undefined;
  children: ReactNode;
};

/** A part of a plan of which something can be said. */
export function SpokenPart({ title, label, isChosen, onRemark, children }: SpokenPartProps) {
  return (
    <div
      className={classNames(
        '-mx-3 rounded-lg border-2 px-3 py-2',
        isChosen ? 'border-accent bg-raised' : 'border-transparent forced-colors:border-[Canvas]',
      )}
    >
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-muted text-sm">{title}</h3>
        {onRemark && (
          <Button
            size="small"
            variant="quiet"
            icon="reflection"
            aria-label={label}
            aria-pressed={isChosen}
            onClick={onRemark}
          >
            Ulas
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
