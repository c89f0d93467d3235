import { Injectable } from '@nestjs/common';
import { type TouchAsked, type TouchedLine, TouchedSource } from '../../calendar/index.js';
import { type HeldLesson, HeldLessons } from './held-lessons.js';

const keyOf = ({ lesson, day }: HeldLesson) => `${lesson.id} ${day}`;

/** Lessons of the school that a change of its calendar stops, adds or moves. */
@Injectable()
export class TouchedLessons extends TouchedSource {
  constructor(private readonly lessons: HeldLessons) {
    super();
  }

  async lineOf({ schoolId, year, before, after, days }: TouchAsked): Promise<TouchedLine> {
    // Meetings and duties are nobody's lesson.
    const held = await this.lessons.of(
      { schoolId, academicYearId: year.id, days },
      ({ teachingSetId }) => teachingSetId !== null,
    );
    const was = new Map(held(before).map((each) => [keyOf(each), each]));
    const becomes = new Map(held(after).map((each) => [keyOf(each), each]));
    const gone = [...was].flatMap(([key, each]) => (becomes.has(key) ? [] : [each]));
    const added = [...becomes].flatMap(([key, each]) => (was.has(key) ? [] : [each]));
    const moved = [...becomes].flatMap(([key, each]) => {
      const time = was.get(key)?.time;
      return time && (time.from !== each.time.from || time.to !== each.time.to) ? [each] : [];
    });
    const teachers = [...gone, ...added, ...moved].flatMap(({ lesson }) => lesson.teacherIds);
    return {
      ...{ what: 'lessons', gone: gone.length, added: added.length, moved: moved.length },
      people: new Set(teachers).size,
    };
  }
}
