import { type ComponentProps, useId } from 'react';
import { Field, type FieldText } from './field';

type SuggestionFieldProps = FieldText &
  Pick<ComponentProps<'input'>, 'id' | 'name' | 'value' | 'onChange' | 'maxLength'> & {
    suggestions: readonly string[];
  };

/** A line of text with what was written there before on offer; anything else may stand here too. */
export function SuggestionField({
  label,
  help,
  error,
  optional,
  suggestions,
  ...input
}: SuggestionFieldProps) {
  const listId = useId();
  return (
    <Field id={input.id} label={label} help={help} error={error} optional={optional}>
      {(control) => (
        <>
          <input {...input} {...control} list={listId} autoComplete="off" />
          <datalist id={listId}>
            {suggestions.map((words) => (
              <option key={words} value={words} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
