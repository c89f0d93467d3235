import { classNames } from './class-names';
import { TextField, type TextFieldProps } from './text-field';

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** Whether a decimal point may be typed. */
  isDecimal?: boolean;
};

/** Digits from the number pad of a phone; no arrows and no wheel that change it unseen. Value and change speak text. */
export function NumberField({ isDecimal = false, className, ...field }: NumberFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...field}
      type="text"
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      className={classNames('max-w-40 text-right tabular-nums', className)}
    />
  );
}
