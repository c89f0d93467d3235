import { classNames } from './class-names';
import { Field, type FieldText } from './field';
import { formatTime } from './format';
import { type TypedProps, useTypedText } from './typed-text';
import { parseTypedTime } from './typed-time';

type TimeFieldProps = FieldText & TypedProps & { id?: string };

const typing = { parse: parseTypedTime, format: formatTime };

/** Typed as 7.30 pagi, 730 or 13:30, and shown as schools write it, whatever the language of the browser. Value and
 * change speak `HH:MM`, 24 hours, and are empty while what stands there is no time. */
export function TimeField({ id, label, help, error, optional, ...props }: TimeFieldProps) {
  const { input, isMeaningless } = useTypedText(props, typing);
  const noTime = isMeaningless ? 'Sila tulis masa seperti 7.30 pagi.' : undefined;
  return (
    <Field id={id} label={label} help={help} error={noTime ?? error} optional={optional}>
      {(control) => (
        <input
          {...control}
          {...input}
          inputMode="decimal"
          onFocus={({ target }) => target.select()}
          className={classNames(control.className, 'tabular-nums')}
        />
      )}
    </Field>
  );
}
