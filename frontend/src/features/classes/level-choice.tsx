import { CheckboxField } from '../../ui/checkbox-field';
import { FieldGroup } from '../../ui/field-group';
import type { GradeLevel } from './calls';
import { levelOptions } from './words';

type LevelChoiceProps = {
  id: string;
  help?: string;
  error?: string;
  value: readonly GradeLevel[];
  onChange: (levels: GradeLevel[]) => void;
};

/** Tahun and tingkatan, in the order in which pupils pass them. */
export function LevelChoice({ id, help, error, value, onChange }: LevelChoiceProps) {
  const toggle = (level: GradeLevel) =>
    onChange(value.includes(level) ? value.filter((each) => each !== level) : [...value, level]);
  return (
    <FieldGroup id={id} label="Tahun / tingkatan" help={help} error={error}>
      <div className="grid grid-cols-2 gap-x-4">
        {levelOptions.map(({ value: level, label }) => (
          <CheckboxField
            key={level}
            label={label}
            checked={value.includes(level)}
            onChange={() => toggle(level)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
