import type { ReactNode } from 'react';
import { Button } from './button';
import type { Selected } from './table-selection';

type BulkBarProps = {
  selected: Selected;
  onChange: (selected: Selected) => void;
  actions: (selected: Selected) => ReactNode;
};

/** Stays in sight while rows are chosen. */
export function BulkBar({ selected, onChange, actions }: BulkBarProps) {
  return (
    <div role="status" className="sticky bottom-18 z-20 flex justify-center lg:bottom-4">
      {selected.size > 0 && (
        <div className="flex max-w-full animate-pop flex-wrap items-center gap-2 rounded-lg border border-line bg-raised py-1.5 pr-1.5 pl-4 shadow-lg">
          <span className="font-medium text-sm tabular-nums">{selected.size} dipilih</span>
          {actions(selected)}
          <Button variant="quiet" size="small" onClick={() => onChange(new Set())}>
            Batal pilihan
          </Button>
        </div>
      )}
    </div>
  );
}
