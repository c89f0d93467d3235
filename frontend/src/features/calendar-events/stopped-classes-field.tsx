import { CheckboxField } from '../../ui/checkbox-field';
import { FieldGroup } from '../../ui/field-group';
import type { SchoolClass } from '../classes';
import { chip } from './event-words';
import { levelsOf } from './stopped-classes';

type StoppedClassesProps = {
  id: string;
  error: string | undefined;
  classes: readonly SchoolClass[];
  chosen: readonly string[];
  onChoose: (classIds: string[]) => void;
};

/** A level at a press, or class by class. */
export function StoppedClasses({ classes, chosen, onChoose, ...group }: StoppedClassesProps) {
  const set = (ids: readonly string[], isChosen: boolean) => {
    const others = chosen.filter((id) => !ids.includes(id));
    onChoose(isChosen ? [...others, ...ids] : others);
  };
  return (
    <FieldGroup {...group} label="Kelas yang terlibat">
      <div className="flex flex-wrap gap-2 pb-1">
        {levelsOf(classes).map(({ level, name, classIds }) => {
          const isWhole = classIds.every((id) => chosen.includes(id));
          return (
            <button
              key={level}
              type="button"
              aria-pressed={isWhole}
              onClick={() => set(classIds, !isWhole)}
              className={chip({ isChosen: isWhole })}
            >
              {name}
            </button>
          );
        })}
      </div>
      <div className="grid grid-cols-2 gap-x-3">
        {classes.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ target }) => set([id], target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
