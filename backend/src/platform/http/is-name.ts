import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * The name of a person, a school or an office, as it stands in lists, mails and papers: one line, without control
 * characters and without those that turn the direction of writing, which make one name look like another.
 */
export function IsName(options?: ValidationOptions): PropertyDecorator {
  const rule = {
    name: 'isName',
    validator: {
      validate: isName,
      defaultMessage: () => '$property must be one line without control or direction characters',
    },
  };
  return ValidateBy(rule, options);
}

export function isName(value: unknown): boolean {
  return typeof value === 'string' && value.isWellFormed() && !UNSEEN.test(value);
}

const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
