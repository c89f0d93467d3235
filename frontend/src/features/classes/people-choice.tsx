import { IconButton } from '../../ui/button';
import { ComboboxField } from '../../ui/combobox-field';
import type { FieldText } from '../../ui/field';

type PeopleChoiceProps = FieldText & {
  /** What those are who have been chosen: "Ahli". */
  chosenLabel: string;
  options: readonly Readonly<{ value: string; label: string }>[];
  /** Whether or not they are still among the options. */
  nameOf: (userId: string) => string;
  chosen: readonly string[];
  onAdd: (userId: string) => void;
  onDrop: (userId: string) => void;
};

/** Several people of the school, one after the other. */
export function PeopleChoice(props: PeopleChoiceProps) {
  const { chosenLabel, options, nameOf, chosen, onAdd, onDrop, ...text } = props;
  return (
    <>
      <ComboboxField
        {...text}
        options={options.filter(({ value }) => !chosen.includes(value))}
        value=""
        onChange={(userId) => userId && onAdd(userId)}
      />
      {chosen.length > 0 && (
        <ul aria-label={chosenLabel} className="divide-y divide-line rounded-lg border border-line">
          {chosen.map((userId) => (
            <li key={userId} className="flex items-center gap-3 py-1 pr-1 pl-3">
              <span className="min-w-0 flex-1">{nameOf(userId)}</span>
              <IconButton icon="close" label={`Keluarkan ${nameOf(userId)}`} onClick={() => onDrop(userId)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
