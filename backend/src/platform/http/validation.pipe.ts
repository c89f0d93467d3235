import { ValidationPipe } from '@nestjs/common';
import type { ValidationError as FieldError } from 'class-validator';
import { type FieldProblem, ValidationError } from '../errors/errors.js';

/** One code for every invalid input, with the list of fields. Unknown fields are refused by name. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => new ValidationError(errors.flatMap((error) => problemsOf(error))),
  });
}

function problemsOf(error: FieldError, path = ''): FieldProblem[] {
  const field = path ? `${path}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => problemsOf(child, field))];
}
