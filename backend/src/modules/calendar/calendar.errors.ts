import { AppError } from '../../platform/errors/app-error.js';

export class BellScheduleInUseError extends AppError {
  /** `period`: the name of a special period that rings by it. */
  constructor(period: string) {
    super('BELL_SCHEDULE_IN_USE', 409, 'A special period rings by it.', { period });
  }
}

/** `current`: how often the calendar of the session was changed by now. */
export class CalendarConflictError extends AppError {
  constructor(current: number) {
    super('CALENDAR_CONFLICT', 409, 'The calendar was changed in the meantime.', { current });
  }
}
