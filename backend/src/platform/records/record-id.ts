import { Param, ParseUUIDPipe } from '@nestjs/common';
import { RecordNotFoundError } from './records.errors.js';

/** The id in the path: anything but a UUID names no record. `noun`: e.g. lesson plan. */
export function RecordId(noun: string): ParameterDecorator {
  return Param('id', new ParseUUIDPipe({ exceptionFactory: () => new RecordNotFoundError(noun) }));
}
