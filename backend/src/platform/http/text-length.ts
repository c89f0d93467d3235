import { buildMessage, ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * The length of a text as the database counts it: by characters of Unicode. The validators of this name elsewhere leave
 * out what makes a sign a picture, and let pass what no column takes.
 */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

export function MaxLength(max: number, options?: ValidationOptions): PropertyDecorator {
  const rule = {
    name: 'maxLength',
    constraints: [max],
    validator: {
      validate: (value: unknown) => typeof value === 'string' && textLength(value) <= max,
      defaultMessage: buildMessage(
        (each) => `${each}$property must be shorter than or equal to $constraint1 characters`,
        options,
      ),
    },
  };
  return ValidateBy(rule, options);
}

export function Length(min: number, max: number, options?: ValidationOptions): PropertyDecorator {
  const rule = {
    name: 'isLength',
    constraints: [min, max],
    validator: {
      validate: (value: unknown) => {
        const length = typeof value === 'string' ? textLength(value) : -1;
        return length >= min && length <= max;
      },
      defaultMessage: buildMessage((each, args) => {
        const { value } = args ?? {};
        const isShort = typeof value !== 'string' || textLength(value) < min;
        return isShort
          ? `${each}$property must be longer than or equal to $constraint1 characters`
          : `${each}$property must be shorter than or equal to $constraint2 characters`;
      }, options),
    },
  };
  return ValidateBy(rule, options);
}
