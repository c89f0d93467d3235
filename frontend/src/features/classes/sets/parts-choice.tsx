import { CheckboxField } from '../../../ui/checkbox-field';
import type { SchoolClass } from '../calls';
import type { Part } from './set-fields';

type PartsChoiceProps = {
  classes: readonly SchoolClass[];
  chosen: readonly Part[];
  onChange: (parts: Part[]) => void;
};

/** Whole classes, and groups of classes that are taught split. */
export function PartsChoice({ classes, chosen, onChange }: PartsChoiceProps) {
  const box = (part: Part, label: string) => (
    <CheckboxField
      label={<span dir="auto">{label}</span>}
      checked={chosen.some((each) => isSame(each, part))}
      onChange={() => onChange(toggled(part, chosen))}
    />
  );
  return classes.map(({ id, name, groups }) => (
    <div key={id}>
      {box({ classId: id, groupId: null }, name)}
      {groups.map((group) => (
        <div key={group.id} className="pl-8">
          {box({ classId: id, groupId: group.id }, `${name}: ${group.name}`)}
        </div>
      ))}
    </div>
  ));
}

const toggled = (part: Part, chosen: readonly Part[]): Part[] =>
  chosen.some((each) => isSame(each, part))
    ? chosen.filter((each) => !isSame(each, part))
    : [...chosen.filter((each) => !overlaps(each, part)), part];

const isSame = (one: Part, other: Part) => one.classId === other.classId && one.groupId === other.groupId;

/** A class and a group of it cannot both be chosen: the later one stands. */
const overlaps = (one: Part, other: Part) =>
  one.classId === other.classId && (one.groupId === null || other.groupId === null);
