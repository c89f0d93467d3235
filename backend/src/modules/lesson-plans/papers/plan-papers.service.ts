import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { LessonPlansRepository } from '../lesson-plans.repository.js';
import { PaperTemplates } from '../paper-template/paper-templates.service.js';
import { valuesOfLesson, valuesOfPaper } from '../paper-template/token-values.js';
import { type AskedOnPaper, PaperReader } from './paper-reader.js';
import { type PaperHead, signingOf, type WeekOnPaper } from './plan-on-paper.js';
import type { PaperFormat } from './plan-papers.dto.js';
import { MOST_PLANS, NothingOnPaperError, TooMuchOnPaperError } from './plan-papers.errors.js';
import { type PaperLayout, sheetsOf } from './plan-sheets.js';

type HowAsked = Readonly<{ format: PaperFormat; layout: PaperLayout }>;
/** `name`: of the file, with its ending. */
export type Paper = Readonly<{ name: string; content: Readable }>;

/** A session with its holidays, and somewhat more. */
const LONGEST_SPAN = 550;

/** Lesson plans of a caller as they go to paper. */
@Injectable()
export class PlanPapers {
  constructor(
    private readonly database: Database,
    private readonly reader: PaperReader,
    private readonly plans: LessonPlansRepository,
    private readonly templates: PaperTemplates,
  ) {}

  async ofDays(caller: SchoolCaller, asked: AskedOnPaper, how: HowAsked): Promise<Paper> {
    checkSpan(asked);
    return this.write(caller, asked, how);
  }

  async ofPlan(caller: SchoolCaller, planId: string, format: PaperFormat): Promise<Paper> {
    const plan = await this.database.tenantRead(caller.school.id, () => this.plans.find(caller, planId));
    if (!plan) throw new RecordNotFoundError('lesson plan');
    const asked = { from: plan.date, to: plan.date, planId };
    return this.write(caller, asked, { format, layout: 'lesson' });
  }

  private async write(caller: SchoolCaller, asked: AskedOnPaper, how: HowAsked): Promise<Paper> {
    const days = await this.reader.days(caller, asked);
    const count = days.reduce((sum, { plans }) => sum + plans, 0);
    if (count === 0) throw new NothingOnPaperError();
    if (count > MOST_PLANS[how.format]) throw new TooMuchOnPaperError(MOST_PLANS[how.format]);
    const weeks = await this.reader.weeksOf(caller, days);
    const head = await this.reader.head(caller);
    const read = this.read(caller, weeks, asked);
    const name = fileName(asked);
    if (how.format === 'template') {
      const content = await this.inTemplate(caller, head, read);
      return { name: `${name}.docx`, content };
    }
    const isOfOneClass = asked.className !== undefined || asked.subject !== undefined;
    const sheets = sheetsOfWeeks(read, {
      author: head.author,
      layout: how.layout,
      isOfOneClass,
      isPlanAlone: false,
    });
    // They come with the first paper: no start waits for them.
    if (how.format === 'pdf') {
      const { planPdf } = await import('./plan-pdf.js');
      return { name: `${name}.pdf`, content: planPdf(name, head, sheets) };
    }
    const { planDocument } = await import('./plan-document.js');
    return { name: `${name}.docx`, content: await planDocument(name, head, sheets) };
  }

  /** Each lesson on a page of its own. */
  private async inTemplate(
    caller: SchoolCaller,
    head: PaperHead,
    weeks: AsyncIterable<WeekOnPaper>,
  ): Promise<Readable> {
    const template = await this.templates.read(caller);
    const { fillTemplate } = await import('../paper-template/fill-template.js');
    return fillTemplate(template, valuesOfPaper(head), valuesOfWeeks(weeks));
  }

  private async *read(
    caller: SchoolCaller,
    weeks: readonly string[],
    asked: AskedOnPaper,
  ): AsyncIterable<WeekOnPaper> {
    for (const week of weeks) {
      const read = await this.reader.read(caller, week, asked);
      // What was deleted since the days were counted leaves a week of none.
      if (read.lessons.length > 0) yield read;
    }
  }
}

export function checkSpan({ from, to }: Readonly<{ from: Day; to: Day }>): void {
  if (to < from || to > addDays(from, LONGEST_SPAN))
    throw new ValidationError([{ field: 'to', message: `must be one of the ${LONGEST_SPAN} days from on` }]);
}

async function* valuesOfWeeks(weeks: AsyncIterable<WeekOnPaper>) {
  for await (const week of weeks) for (const lesson of week.lessons) yield valuesOfLesson(lesson, week);
}

async function* sheetsOfWeeks(weeks: AsyncIterable<WeekOnPaper>, asked: Parameters<typeof sheetsOf>[1]) {
  for await (const week of weeks)
    yield {
      name: week.name,
      session: week.session,
      sheets: sheetsOf(week, asked),
      signing: signingOf(week.lessons),
    };
}

/** "rph-2026-10-12", to the last day where there are several. */
function fileName({ from, to, className, subject }: AskedOnPaper): string {
  return ['rph', className, subject, from, ...(from === to ? [] : [to])]
    .filter((part) => part !== undefined)
    .map((part) =>
      part
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-'),
    )
    .map((part) => part.replaceAll(/^-|-$/g, ''))
    .filter((part) => part !== '')
    .join('-');
}
