import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { PDF } from '../../../platform/papers/media-types.js';
import { toPrint } from '../../../platform/papers/printing.js';
import type { SizedPaper } from '../../asked-papers/index.js';
import { contentOf } from '../../lesson-plans/index.js';
import { type PlanningPart, timesOf } from '../../lesson-plans/rules/index.js';
import { PrintedSeals } from '../../reviews/index.js';
import { PLAN_PDF } from '../printing/index.js';
import type { FileFront } from './file-front.js';
import { LessonsAsSent } from './lessons-as-sent.js';
import { PaperHeads } from './paper-heads.js';
import { checkLines, linesOf } from './plan-length.js';
import type { WeekOnPaper } from './plan-on-paper.js';
import { MOST_PLANS, NothingOnPaperError, TooMuchOnPaperError } from './plan-papers.errors.js';
import { checkSpan } from './plan-papers.service.js';
import { type OfTeacher, SentByTeacher } from './sent-by-teacher.js';
import { type WeekOfFile, WeeksOfFile } from './weeks-of-file.js';

/** `from` null: the first day of the session that holds the last. */
export type AskedFile = Readonly<{ from: Day | null; to: Day; authorId: string }>;
/** What is held of each while all are counted: its texts are read again when it is drawn. */
type SentPlan = Readonly<{
  id: string;
  content: Pick<PlanningPart, 'date' | 'startTime' | 'endTime' | 'className' | 'subject' | 'topic'>;
  code: string | null;
  lines: number;
}>;

/** Fail RPH: whatever a teacher has sent of some days as it was sent, with cover, list and the codes of what is verified. */
@Injectable()
export class TeacherFiles {
  constructor(
    private readonly sent: SentByTeacher,
    private readonly lessons: LessonsAsSent,
    private readonly weeks: WeeksOfFile,
    private readonly heads: PaperHeads,
    private readonly printed: PrintedSeals,
  ) {}

  /** Drawn while it is read. */
  async of(caller: SchoolCaller, { from, to, authorId }: AskedFile): Promise<SizedPaper> {
    const { school, now } = caller;
    const asked = { authorId, to, from: from ?? (await this.weeks.beginningOf(school.id, to)) };
    checkSpan(asked);
    const { plans: listed, returned } = await this.list(caller, asked);
    if (listed.length === 0) throw new NothingOnPaperError();
    if (listed.length > MOST_PLANS.pdf) throw new TooMuchOnPaperError(MOST_PLANS.pdf);
    const weeks = await this.weeks.of(caller, listed);
    const head = await this.heads.of(school, await this.sent.nameOf(caller, authorId), now);
    const name = `fail-rph-${asked.from}-${asked.to}`;
    const front = frontOf(asked, weeks, returned);
    const plans = { title: name, head, layout: 'lesson', front } as const;
    return {
      ...{ name: `${name}.pdf`, type: PDF, lines: listed.reduce((sum, { lines }) => sum + lines, 0) },
      work: toPrint(PLAN_PDF, plans, () => this.read(caller, authorId, weeks)),
    };
  }

  private async list(caller: SchoolCaller, asked: OfTeacher) {
    const plans: SentPlan[] = [];
    let returned = 0;
    for await (const few of this.sent.ofDays(caller, asked)) {
      for (const [id, { standing, names }] of few) {
        const content = contentOf(standing);
        if (content.date < asked.from || asked.to < content.date) continue;
        if (standing.state === 'returned') returned += 1;
        else plans.push(listedPlan(id, content, this.printed.of(standing, names)?.code ?? null));
      }
      checkLength(plans);
    }
    return { plans: plans.toSorted(byMoment), returned };
  }

  /** Each week when it is its turn to be drawn. */
  private async *read(
    caller: SchoolCaller,
    authorId: string,
    weeks: readonly WeekOfFile<SentPlan>[],
  ): AsyncIterable<WeekOnPaper> {
    for (const { week, name, session, plans } of weeks) {
      const ids = plans.map(({ id }) => id);
      const lessons = await this.lessons.of(caller, authorId, ids);
      yield { week, name, session, lessons, beside: new Map() };
    }
  }
}

function listedPlan(id: string, content: PlanningPart, code: string | null): SentPlan {
  const { date, startTime, endTime, className, subject, topic } = content;
  return {
    ...{ id, code, lines: linesOf(content) },
    content: { date, startTime, endTime, className, subject, topic },
  };
}

/** @throws PaperTooLargeError as soon as it is known */
function checkLength(plans: readonly SentPlan[]): void {
  const lines = plans.reduce((sum, each) => sum + each.lines, 0);
  const longest = plans.reduce<SentPlan | null>(
    (most, each) => (most && most.lines >= each.lines ? most : each),
    null,
  );
  checkLines(lines, longest ? `${longest.content.date} ${longest.content.startTime}` : '');
}

function frontOf(
  { from, to }: OfTeacher,
  weeks: readonly WeekOfFile<SentPlan>[],
  returned: number,
): FileFront {
  let number = 0;
  return {
    ...{ from, to, returned },
    weeks: weeks.map(({ name, plans }) => ({
      name,
      plans: plans.map(({ content, code }) => {
        number += 1;
        const about = [content.className, content.subject].filter(Boolean).join(' · ');
        return { number, code, about, date: content.date, times: timesOf(content), topic: content.topic };
      }),
    })),
  };
}

function byMoment({ content: one }: SentPlan, { content: other }: SentPlan): number {
  return `${one.date} ${one.startTime}`.localeCompare(`${other.date} ${other.startTime}`);
}
