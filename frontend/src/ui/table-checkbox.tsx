import type { ComponentProps } from 'react';
import { checkMark } from './choice-look';

type TableCheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; isMixed?: boolean };

/** A box without words beside it, with room for a finger around it. */
export function TableCheckbox({ label, isMixed = false, ...box }: TableCheckboxProps) {
  return (
    <label className="inline-flex size-11 cursor-pointer items-center justify-center sm:size-9">
      <span className="sr-only">{label}</span>
      <input
        {...box}
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        className={`size-4.5 ${checkMark}`}
      />
    </label>
  );
}
