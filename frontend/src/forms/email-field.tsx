import { TextField, type TextFieldProps } from '../ui/text-field';

/** The address of an account. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'label'>) {
  return (
    <TextField
      {...props}
      type="email"
      label="E-mel"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
