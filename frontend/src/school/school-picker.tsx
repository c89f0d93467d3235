import { SelectField } from '../ui/select-field';

type SchoolPickerProps = {
  schools: readonly { code: string; name: string }[];
  chosen: string;
  onChoose: (code: string) => void;
};

/** For pages about one school, where the host names none. */
export function SchoolPicker({ schools, chosen, onChoose }: SchoolPickerProps) {
  return (
    <div className="max-w-sm pb-6">
      <SelectField
        label="Sekolah"
        options={schools.map(({ code, name }) => ({ value: code, label: name }))}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      />
    </div>
  );
}
