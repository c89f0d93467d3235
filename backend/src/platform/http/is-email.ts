import { buildMessage, isEmail, ValidateBy } from 'class-validator';
import { isPlainText } from './is-plain-text.js';

/** class-validator's own rule fails on half of a surrogate pair instead of refusing it. */
export function IsEmail(options: { require_tld?: boolean } = {}): PropertyDecorator {
  return ValidateBy({
    name: 'isEmail',
    validator: {
      validate: (value: unknown) => isPlainText(value) && isEmail(value, options),
      defaultMessage: buildMessage(() => '$property must be an email'),
    },
  });
}
