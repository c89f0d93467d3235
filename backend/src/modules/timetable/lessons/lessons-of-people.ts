import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import type { SchoolCalendar } from '../../calendar/index.js';
import { HeldPersonalLessons } from '../personal/held-personal-lessons.js';
import { RoomsRepository } from '../rooms/rooms.repository.js';
import { HeldLessons } from './held-lessons.js';
import { periodsTold, readCalendar, type TaughtPeriod, toldByPerson, toldBySchool } from './told-lessons.js';

type Asked = Readonly<{ schoolId: string; academicYearId: string; days: readonly Day[] }>;

/**
 * The periods of what people teach on some days by the timetables that hold on them, or by what they say of their own
 * week where these say nothing, and what of it the school has stopped.
 */
@Injectable()
export class LessonsOfPeople {
  constructor(
    private readonly lessons: HeldLessons,
    private readonly personal: HeldPersonalLessons,
    private readonly rooms: RoomsRepository,
  ) {}

  /** Of the sets that these people have or had, whole: also what colleagues teach of them. In the current transaction. */
  async of(asked: Asked, personIds: readonly string[], calendar: SchoolCalendar): Promise<TaughtPeriod[]> {
    const [held, personal, rooms] = await Promise.all([
      this.lessons.of({ ...asked, setsOf: personIds }),
      this.personal.of(asked, personIds),
      this.roomNames(asked.schoolId),
    ]);
    return periodsTold(
      (days) => [...toldBySchool(held(days), rooms), ...toldByPerson(personal(days))],
      readCalendar(calendar),
    );
  }

  private async roomNames(schoolId: string): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.rooms.list({ schoolId })).map(({ id, name }) => [id, name]));
  }
}
