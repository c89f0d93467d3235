import { TextField, type TextFieldProps } from './text-field';

/** Value and change speak `HH:MM`, 24 hours. */
export function TimeField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="time" />;
}
