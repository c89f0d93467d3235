import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { DOCX, PDF } from '../../../platform/papers/media-types.js';
import { toPrint } from '../../../platform/papers/printing.js';
import type { SizedPaper } from '../../asked-papers/index.js';
import { LessonPlansService } from '../../lesson-plans/index.js';
import { FILLED_TEMPLATE, PLAN_DOCUMENT, PLAN_PDF } from '../printing/index.js';
import { PaperTemplates } from '../templates/paper-templates.service.js';
import { PaperHeads } from './paper-heads.js';
import { type AskedOnPaper, PaperReader } from './paper-reader.js';
import { type DayOfPlans, PlanDays } from './plan-days.read-model.js';
import { checkLines } from './plan-length.js';
import type { PaperFormat } from './plan-papers.dto.js';
import { MOST_PLANS, NothingOnPaperError, TooMuchOnPaperError } from './plan-papers.errors.js';
import type { PaperLayout } from './plan-sheets.js';

type HowAsked = Readonly<{ format: PaperFormat; layout: PaperLayout }>;
export type AskedPlans = AskedOnPaper & HowAsked;

/** A session with its holidays, and somewhat more. */
const LONGEST_SPAN = 550;

/** Lesson plans of a caller as they go to paper. */
@Injectable()
export class PlanPapers {
  constructor(
    private readonly days: PlanDays,
    private readonly heads: PaperHeads,
    private readonly reader: PaperReader,
    private readonly plans: LessonPlansService,
    private readonly templates: PaperTemplates,
  ) {}

  /** A plan alone, on its day. */
  async ofPlan(caller: SchoolCaller, planId: string, format: PaperFormat): Promise<AskedPlans> {
    const { date } = await this.plans.read(caller, planId);
    return { from: date, to: date, planId, format, layout: 'lesson' };
  }

  async prepare(caller: SchoolCaller, { format, layout, ...asked }: AskedPlans): Promise<SizedPaper> {
    checkSpan(asked);
    const days = await this.days.of(caller, asked);
    const count = days.reduce((sum, { plans }) => sum + plans, 0);
    if (count === 0) throw new NothingOnPaperError();
    if (count > MOST_PLANS[format]) throw new TooMuchOnPaperError(MOST_PLANS[format]);
    const weeks = await this.days.weeksOf(caller, days);
    const head = await this.heads.ofCaller(caller);
    const name = fileName(asked);
    const lines = linesOfDays(days);
    const read = () => this.reader.readAll(caller, weeks, asked);
    if (format === 'template') {
      const { bytes } = await this.templates.read(caller);
      return {
        ...{ name: `${name}.docx`, type: DOCX, lines },
        work: toPrint(FILLED_TEMPLATE, { template: bytes, head }, read),
      };
    }
    const isOfOneClass = asked.className !== undefined || asked.subject !== undefined;
    const plans = { title: name, head, layout, isOfOneClass };
    return format === 'pdf'
      ? { name: `${name}.pdf`, type: PDF, lines, work: toPrint(PLAN_PDF, plans, read) }
      : { name: `${name}.docx`, type: DOCX, lines, work: toPrint(PLAN_DOCUMENT, plans, read) };
  }
}

/** @throws PaperTooLargeError */
function linesOfDays(days: readonly DayOfPlans[]): number {
  const lines = days.reduce((sum, day) => sum + day.lines, 0);
  const [longest] = days.toSorted((one, other) => other.longest.lines - one.longest.lines);
  const { startTime = '', className = '' } = longest?.longest ?? {};
  checkLines(lines, `${longest?.date} ${startTime} ${className}`.trim());
  return lines;
}

export function checkSpan({ from, to }: Readonly<{ from: Day; to: Day }>): void {
  if (to < from || to > addDays(from, LONGEST_SPAN))
    throw new ValidationError([{ field: 'to', message: `must be one of the ${LONGEST_SPAN} days from on` }]);
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
