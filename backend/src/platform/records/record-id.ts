import { Param, ParseUUIDPipe } from '@nestjs/common';
import { RecordNotFoundError } from './records.errors.js';

/** The id in the path: anything but a UUID names no record. `of`: e.g. lesson plan. */
export function RecordId(of: string | Readonly<{ name: string }>): ParameterDecorator {
  const noun = typeof of === 'string' ? of : of.name;
  return Param('id', new ParseUUIDPipe({ exceptionFactory: () => new RecordNotFoundError(noun) }));
}
