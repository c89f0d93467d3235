import type { AcademicYear } from '../../../school/academic-year';
import { CheckboxField } from '../../../ui/checkbox-field';
import { DateField } from '../../../ui/date-field';
import { FieldGroup } from '../../../ui/field-group';
import { SelectField } from '../../../ui/select-field';
import type { SchoolClass } from '../../classes';
import type { PlacingFields } from '../placing';

type At = { id: string; name: string; error: string | undefined };

type PlacingFieldsetProps = {
  /** Of the form that it stands in: `placing.classId`. */
  at: (path: string) => At;
  year: AcademicYear;
  classes: readonly SchoolClass[];
  value: PlacingFields;
  onChange: (placing: PlacingFields) => void;
};

/** A class, the groups of it that the pupil is taught in, and the first day there. */
export function PlacingFieldset({ at, year, classes, value, onChange }: PlacingFieldsetProps) {
  const { classId, groupIds, day } = value;
  const groups = classes.find(({ id }) => id === classId)?.groups ?? [];
  const toggle = (groupId: string) =>
    onChange({
      ...value,
      groupIds: groupIds.includes(groupId)
        ? groupIds.filter((each) => each !== groupId)
        : [...groupIds, groupId],
    });
  return (
    <>
      <SelectField
        {...at('placing.classId')}
        label="Kelas"
        options={[
          { value: '', label: 'Tanpa kelas' },
          ...classes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={classId}
        onChange={({ target }) => onChange({ ...value, classId: target.value, groupIds: [] })}
      />
      {groups.length > 0 && (
        <FieldGroup label="Kumpulan">
          {groups.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={groupIds.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </FieldGroup>
      )}
      <DateField
        {...at('placing.day')}
        label="Mulai hari"
        min={year.firstDay}
        max={year.lastDay}
        value={day}
        onChange={({ target }) => onChange({ ...value, day: target.value })}
      />
    </>
  );
}
