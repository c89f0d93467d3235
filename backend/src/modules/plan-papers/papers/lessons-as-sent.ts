import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { contentOf, LessonsOfPlans, NotedLessons } from '../../lesson-plans/index.js';
import { PrintedSeals } from '../../reviews/index.js';
import { becameSince, type LessonOnPaper } from './plan-on-paper.js';
import { SentByTeacher } from './sent-by-teacher.js';

/** Plans of a teacher as they were sent, with what is noted of those that are verified. */
@Injectable()
export class LessonsAsSent {
  constructor(
    private readonly database: Database,
    private readonly sent: SentByTeacher,
    private readonly printed: PrintedSeals,
    private readonly noted: NotedLessons,
    private readonly lessons: LessonsOfPlans,
  ) {}

  /** In the order of the ids. */
  async of(caller: SchoolCaller, authorId: string, ids: readonly string[]): Promise<LessonOnPaper[]> {
    const read = await this.sent.among(caller, authorId, ids);
    const owner = { schoolId: caller.school.id, userId: authorId };
    const sealed = ids.filter((id) => read.get(id)?.standing.seal);
    const { noted, lessons } = await this.database.tenantRead(owner.schoolId, async () => ({
      noted: await this.noted.ofPlans(owner, sealed),
      lessons: await this.lessons.of(
        { schoolId: owner.schoolId, now: caller.now },
        ids.map((id) => ({ id, authorId })),
      ),
    }));
    return ids.flatMap((id) => {
      const found = read.get(id);
      if (!found) return [];
      const seal = this.printed.of(found.standing, found.names);
      return {
        plan: { ...contentOf(found.standing), reflection: '', id },
        ...{ seal, standing: seal ? 'verified' : 'sent' },
        noted: noted.get(id) ?? null,
        ...{ pupils: null, room: '', became: becameSince(lessons.get(id)) },
      };
    });
  }
}
