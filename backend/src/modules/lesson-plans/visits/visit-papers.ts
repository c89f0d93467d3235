import { Injectable } from '@nestjs/common';
import { PrintedSeals } from '../../reviews/index.js';
import { PaperReader } from '../papers/paper-reader.js';
import { type LessonOnPaper, signingOf, type WeekOnPaper } from '../papers/plan-on-paper.js';
import type { Paper } from '../papers/plan-papers.service.js';
import { sheetsOf } from '../papers/plan-sheets.js';
import {
  nameOfWeek,
  type ShownPlan,
  type Visit,
  type VisitedTeacher,
  type VisitedWeek,
} from './visits.service.js';

/** Plans of a teacher's week as a visitor takes them away: what is planned, as it was sent. */
@Injectable()
export class VisitPapers {
  constructor(
    private readonly reader: PaperReader,
    private readonly printed: PrintedSeals,
  ) {}

  async of(
    { school, names, now }: Visit,
    teacher: VisitedTeacher,
    week: VisitedWeek,
    plans: readonly ShownPlan[],
  ): Promise<Paper> {
    const lessons = plans.map((plan) => this.lessonOf(plan, names));
    const name = nameOfWeek(week);
    const read: WeekOnPaper = { ...week, name, lessons, beside: new Map() };
    const head = await this.reader.headOf(school, teacher.name, now);
    const asked = { author: teacher.name, layout: 'lesson', isOfOneClass: false, isPlanAlone: true } as const;
    const { planPdf } = await import('../papers/plan-pdf.js');
    const sheets = once({ ...read, sheets: sheetsOf(read, asked), signing: signingOf(lessons) });
    const file = `rph-${plans.length === 1 ? plans[0]?.content.date : `minggu-${week.week}`}`;
    return { name: `${file}.pdf`, content: planPdf(file, head, sheets) };
  }

  private lessonOf({ recordId, content, seal, amendment }: ShownPlan, names: Visit['names']): LessonOnPaper {
    const onPaper = this.printed.of({ seal, amendment }, names);
    return {
      ...{
        plan: { ...content, id: recordId, reflection: '' },
        seal: onPaper,
        standing: onPaper ? 'verified' : 'sent',
        noted: null,
        pupils: null,
        room: '',
      },
    };
  }
}

async function* once<Item>(item: Item): AsyncIterable<Item> {
  yield item;
}
