import { TextField, type TextFieldProps } from './text-field';

/** Value and change speak `YYYY-MM-DD`. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />;
}
