import { Injectable } from '@nestjs/common';
import type { Day } from '../../platform/calendar/day.js';
import type { Span } from './domain/lesson.js';

/** A lesson of a colleague who is away, given to somebody. */
export type ReliefLesson = Readonly<{
  day: Day;
  time: Span;
  className: string;
  subject: string;
  awayName: string;
}>;

/** Which lessons of others somebody gives in their place. */
@Injectable()
export class ReliefLessons {
  /** None as long as the school names its relief elsewhere: no table holds any yet. */
  async ofPerson(_schoolId: string, _personId: string, _days: readonly Day[]): Promise<ReliefLesson[]> {
    return [];
  }
}
