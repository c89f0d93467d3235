import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field';

type RangeFieldProps = FieldText & Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A value between two ends where only the look of it matters, not the number. */
export function RangeField({ id, label, help, error, optional, ...range }: RangeFieldProps) {
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional}>
      {({ className: _look, ...control }) => (
        <input
          {...range}
          {...control}
          type="range"
          className="h-11 w-full cursor-pointer accent-accent disabled:cursor-not-allowed sm:h-8"
        />
      )}
    </Field>
  );
}
