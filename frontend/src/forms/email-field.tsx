import { TextField, type TextFieldProps } from '../ui/text-field';
import { fields } from './fields';

/** The address of an account. */
export function EmailField(props: Pick<TextFieldProps, 'error' | 'help' | 'defaultValue' | 'onChange'>) {
  return (
    <TextField
      {...props}
      id={fields.email}
      name={fields.email}
      type="email"
      label="E-mel"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
