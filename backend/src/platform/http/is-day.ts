import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';
import { isDay } from '../calendar/day.js';
import { isLaterTime, isTimeOfDay } from '../calendar/time-of-day.js';

export function IsDay(): PropertyDecorator {
  return textRule('isDay', isDay, 'must be a day of the calendar, YYYY-MM-DD');
}

/** Where a day is counted with: nothing that is billed or looked for lies outside 2000 to 2099. */
export function IsDayOfThisCentury(options?: ValidationOptions): PropertyDecorator {
  const holds = (text: string) => text.startsWith('20') && isDay(text);
  const message = 'must be a day from 2000-01-01 to 2099-12-31, YYYY-MM-DD';
  return textRule('isDayOfThisCentury', holds, message, options);
}

export function IsTimeOfDay(): PropertyDecorator {
  return textRule('isTimeOfDay', isTimeOfDay, 'must be a time of day, HH:MM');
}

/** Holds its tongue while either time is no time: that has its own message. */
export function IsLaterThan(other: string): PropertyDecorator {
  return ValidateBy({
    name: 'isLaterThan',
    validator: {
      validate: (time: unknown, context?: ValidationArguments) => {
        const start: unknown = context && Reflect.get(context.object, other);
        return !isTime(time) || !isTime(start) || isLaterTime(time, start);
      },
      defaultMessage: () => `$property must be later than ${other}`,
    },
  });
}

function textRule(
  name: string,
  holds: (text: string) => boolean,
  message: string,
  options?: ValidationOptions,
): PropertyDecorator {
  const validator = {
    validate: (value: unknown) => typeof value === 'string' && holds(value),
    defaultMessage: () => `$property ${message}`,
  };
  return ValidateBy({ name, validator }, options);
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && isTimeOfDay(value);
}
