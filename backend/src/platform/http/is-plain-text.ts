import { ValidateBy } from 'class-validator';

/** A string that the database can hold and hand back unchanged: no NUL byte, no half of a surrogate pair. */
export function IsPlainText(): PropertyDecorator {
  return ValidateBy({
    name: 'isPlainText',
    validator: {
      validate: isPlainText,
      defaultMessage: () => '$property must be text without NUL bytes and broken characters',
    },
  });
}

export function isPlainText(value: unknown): boolean {
  return typeof value === 'string' && !value.includes('\0') && value.isWellFormed();
}
