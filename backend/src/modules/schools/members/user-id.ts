import { Param, ParseUUIDPipe } from '@nestjs/common';
import { MemberNotFoundError } from '../schools.errors.js';

/** Anything but a UUID names nobody. */
export const UserId = () =>
  Param('userId', new ParseUUIDPipe({ exceptionFactory: () => new MemberNotFoundError() }));
