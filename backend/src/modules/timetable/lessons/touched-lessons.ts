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
    const kept = [...becomes].flatMap(([key, each]) => {
      const standing = was.get(key);
      return standing ? [{ standing, each }] : [];
    });
    return {
      what: 'lessons',
      gone: was.size - kept.length,
      added: becomes.size - kept.length,
      moved: kept.filter(
        ({ standing, each }) => standing.time.from !== each.time.from || standing.time.to !== each.time.to,
      ).length,
    };
  }
}
