import { ValidateBy, type ValidationOptions } from 'class-validator';

/** A string that the database can hold and hand back unchanged: no NUL byte, no half of a surrogate pair. */
export function IsPlainText(options?: ValidationOptions): PropertyDecorator {
  const rule = {
    name: 'isPlainText',
    validator: {
      validate: isPlainText,
      defaultMessage: () => '$property must be text without NUL bytes and broken characters',
    },
  };
  return ValidateBy(rule, options);
}

export function isPlainText(value: unknown): boolean {
  return typeof value === 'string' && !value.includes('\0') && value.isWellFormed();
}
