import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;

/** A day that exists, with a time and an offset: of weeks and bare years ISO 8601 has no one instant. */
export function IsInstant() {
  return applyDecorators(IsISO8601({ strict: true }), Matches(INSTANT));
}
