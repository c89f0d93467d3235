import { type ComponentProps, useState } from 'react';
import { SelectField } from '../../ui/select-field';

type LateSelectFieldProps = Omit<ComponentProps<typeof SelectField>, 'value' | 'onChange'> & {
  defaultValue: string;
};

/** A choice whose options come from the server: what was chosen stays, before they come and when they do. */
export function LateSelectField({ defaultValue, options, ...field }: LateSelectFieldProps) {
  const [value, setValue] = useState(defaultValue);
  const isThere = options.some((option) => option.value === value);
  return (
    <SelectField
      {...field}
      options={isThere ? options : [...options, { value, label: '…' }]}
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}
