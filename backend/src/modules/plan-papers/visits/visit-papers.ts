import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Whose } from '../../../platform/papers/fair-turns.js';
import { PDF } from '../../../platform/papers/media-types.js';
import { once, type Paper, toPrint } from '../../../platform/papers/printing.js';
import { LessonsOfPlans } from '../../lesson-plans/index.js';
import {
  nameOfWeek,
  type ShownPlan,
  type TakenPlans,
  type Visit,
  type Visitor,
  VisitReader,
} from '../../plan-sending/index.js';
import { PrintedSeals } from '../../reviews/index.js';
import { PaperHeads } from '../papers/paper-heads.js';
import { becameForVisitors, type LessonOnPaper, type WeekOnPaper } from '../papers/plan-on-paper.js';
import { PLAN_PDF } from '../printing/index.js';

/** `whose`: the visitors of one link wait for each other. */
export type VisitPaper = Paper & Readonly<{ whose: Whose }>;

/** Plans of a teacher's week as a visitor takes them away: what is planned, as it was sent. */
@Injectable()
export class VisitPapers {
  constructor(
    private readonly visits: VisitReader,
    private readonly heads: PaperHeads,
    private readonly printed: PrintedSeals,
    private readonly lessons: LessonsOfPlans,
    private readonly database: Database,
  ) {}

  async ofPlan(visitor: Visitor, planId: string): Promise<VisitPaper> {
    return this.of(await this.visits.takePlan(visitor, planId));
  }

  async ofWeek(visitor: Visitor, teacherId: string, day: string): Promise<VisitPaper> {
    return this.of(await this.visits.takeWeek(visitor, teacherId, day));
  }

  private async of({ visit, teacher, week, plans }: TakenPlans): Promise<VisitPaper> {
    const { school, link, names, now } = visit;
    const lessonsOf = await this.database.tenantRead(school.id, () =>
      this.lessons.of(
        { schoolId: school.id, now },
        plans.map(({ recordId: id }) => ({ id, authorId: teacher.id })),
      ),
    );
    const lessons = plans.map((plan) =>
      this.lessonOf(plan, names, becameForVisitors(lessonsOf.get(plan.recordId))),
    );
    const name = nameOfWeek(week);
    const read: WeekOnPaper = { ...week, name, lessons, beside: new Map() };
    const head = await this.heads.of(school, teacher.name, now);
    const file = `rph-${plans.length === 1 ? plans[0]?.content.date : `minggu-${week.week}`}`;
    const asked = { title: file, head, layout: 'lesson', isPlanAlone: true } as const;
    return {
      ...{ name: `${file}.pdf`, type: PDF, work: toPrint(PLAN_PDF, asked, () => once(read)) },
      whose: { school: school.id, person: link.id },
    };
  }

  private lessonOf(
    { recordId, content, seal, amendment }: ShownPlan,
    names: Visit['names'],
    became: string,
  ): LessonOnPaper {
    const onPaper = this.printed.of({ seal, amendment }, names);
    return {
      ...{
        plan: { ...content, id: recordId, reflection: '' },
        seal: onPaper,
        standing: onPaper ? 'verified' : 'sent',
        noted: null,
        pupils: null,
        ...{ room: '', became },
      },
    };
  }
}
