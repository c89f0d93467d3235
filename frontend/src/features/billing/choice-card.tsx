import type { ReactNode } from 'react';
import { radioDot } from '../../ui/choice-look';

type ChoiceCardProps = { name: string; checked: boolean; onChoose: () => void; children: ReactNode };

/** One of several, as a card that is a radio button. */
export function ChoiceCard({ name, checked, onChoose, children }: ChoiceCardProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg border border-control/55 bg-raised px-4 py-3 transition-colors hover:border-control has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className={`${radioDot} outline-none`}
      />
      {children}
    </label>
  );
}
