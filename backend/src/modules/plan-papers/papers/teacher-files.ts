import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { weekOf, weekStartOf } from '../../../platform/calendar/school-week.js';
import { Database } from '../../../platform/database/database.js';
import { PDF } from '../../../platform/papers/media-types.js';
import { toPrint } from '../../../platform/papers/printing.js';
import type { SizedPaper } from '../../asked-papers/index.js';
import { numberOfWeek, weekAt } from '../../calendar/index.js';
import { contentOf, NotedLessons, PLAN_KIND, WeekReader } from '../../lesson-plans/index.js';
import { type PlanningPart, timesOf } from '../../lesson-plans/rules/index.js';
import { PrintedSeals, Sendings, SentRecords, SentWeeks, type Standing } from '../../reviews/index.js';
import { AcademicYears, SchoolProfilesService, SchoolsOnPaper, SchoolsService } from '../../schools/index.js';
import { PLAN_PDF } from '../printing/index.js';
import type { FileFront } from './file-front.js';
import { checkLines, linesOf } from './plan-length.js';
import type { LessonOnPaper, WeekOnPaper } from './plan-on-paper.js';
import { MOST_PLANS, NothingOnPaperError, TooMuchOnPaperError } from './plan-papers.errors.js';
import { checkSpan } from './plan-papers.service.js';

type Span = Readonly<{ from: Day; to: Day }>;
/** `from` null: the first day of the session that holds the last. */
export type AskedFile = Readonly<{ from: Day | null; to: Day; authorId: string }>;
/** What is held of each while all are counted: its texts are read again when it is drawn. */
type SentPlan = Readonly<{
  id: string;
  content: Pick<PlanningPart, 'date' | 'startTime' | 'endTime' | 'className' | 'subject' | 'topic'>;
  code: string | null;
  lines: number;
}>;
type SentAndNamed = Readonly<{ standing: Standing; names: ReadonlyMap<string, string> }>;
type WeekOfFile = Readonly<{ week: Day; name: string; session: string; plans: readonly SentPlan[] }>;

/** So many are read at a time: at their longest no more than others can wait for. */
const AT_ONCE = 20;

/** Fail RPH: whatever a teacher has sent of some days as it was sent, with cover, list and the codes of what is verified. */
@Injectable()
export class TeacherFiles {
  constructor(
    private readonly database: Database,
    private readonly sentWeeks: SentWeeks,
    private readonly sent: SentRecords,
    private readonly sendings: Sendings,
    private readonly printed: PrintedSeals,
    private readonly noted: NotedLessons,
    private readonly weeks: WeekReader,
    private readonly years: AcademicYears,
    private readonly schools: SchoolsService,
    private readonly profiles: SchoolProfilesService,
    private readonly onPaper: SchoolsOnPaper,
  ) {}

  /** Of whoever the caller may read the plans of, and of the caller; of nobody else there is anything. Drawn while it is read. */
  async of(caller: SchoolCaller, { from, to, authorId }: AskedFile): Promise<SizedPaper> {
    const { school, now } = caller;
    const asked = { authorId, to, from: from ?? (await this.beginningOf(school.id, to)) };
    checkSpan(asked);
    const { plans: listed, returned, author } = await this.list(caller, asked);
    if (listed.length === 0) throw new NothingOnPaperError();
    if (listed.length > MOST_PLANS.pdf) throw new TooMuchOnPaperError(MOST_PLANS.pdf);
    const weeks = await this.inWeeks(caller, listed);
    const head = { school: await this.onPaper.of(school), author, now };
    const name = `fail-rph-${asked.from}-${asked.to}`;
    const front = frontOf(asked, weeks, returned);
    const plans = { title: name, head, layout: 'lesson', front } as const;
    return {
      ...{ name: `${name}.pdf`, type: PDF, lines: listed.reduce((sum, { lines }) => sum + lines, 0) },
      work: toPrint(PLAN_PDF, plans, () => this.read(caller, asked.authorId, weeks)),
    };
  }

  private async beginningOf(schoolId: string, day: Day): Promise<Day> {
    const years = await this.database.tenantRead(schoolId, () => this.years.all(schoolId));
    return years.findLast(({ firstDay }) => firstDay <= day)?.firstDay ?? day;
  }

  private async list(caller: SchoolCaller, { authorId, from, to }: Span & Readonly<{ authorId: string }>) {
    const { school } = caller;
    const ids = await this.database.tenantRead(school.id, () =>
      this.sentWeeks.recordIdsOf(school.id, { kind: PLAN_KIND, authorId, from, to }),
    );
    const plans: SentPlan[] = [];
    let returned = 0;
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const read = await this.readSent(caller, authorId, ids.slice(at, at + AT_ONCE));
      for (const [id, { standing, names }] of read) {
        const content = contentOf(standing);
        if (content.date < from || to < content.date) continue;
        if (standing.state === 'returned') returned += 1;
        else plans.push(listedPlan(id, content, this.printed.of(standing, names)?.code ?? null));
      }
      checkLength(plans);
    }
    const members = await this.database.tenantRead(school.id, () => this.schools.membersOf(school.id));
    const author = members.find(({ userId }) => userId === authorId)?.name ?? 'Bekas ahli sekolah';
    return { plans: plans.toSorted(byMoment), returned, author };
  }

  /** What is one's own is read as its author hears of it, what is another's as whoever supervises them. */
  private readSent(caller: SchoolCaller, authorId: string, ids: readonly string[]) {
    const { school, principal, now } = caller;
    return this.database.tenantRead(school.id, async () => {
      if (authorId !== principal.userId) return this.sent.readable(caller, PLAN_KIND, ids);
      const as = { steps: 1, now, seenBy: 'author' } as const;
      const standings = await this.sendings.standings(school.id, PLAN_KIND, ids, as);
      const members = await this.schools.membersOf(school.id);
      const names = new Map(members.map(({ userId, name }) => [userId, name]));
      return new Map<string, SentAndNamed>([...standings].map(([id, standing]) => [id, { standing, names }]));
    });
  }

  private async inWeeks(caller: SchoolCaller, plans: readonly SentPlan[]): Promise<WeekOfFile[]> {
    const start = weekStartOf(await this.profiles.stateOf(caller.school.id));
    const weeks: WeekOfFile[] = [];
    for (const [week, own] of Map.groupBy(plans, ({ content }) => weekOf(content.date, start))) {
      const { calendar, year } = await this.weeks.asked(caller, week);
      const ofYear = calendar && weekAt(calendar, week);
      const number = calendar && ofYear ? numberOfWeek(calendar, ofYear) : null;
      const name = number === null ? `Minggu ${week}` : `Minggu ${number}`;
      weeks.push({ week, name, session: year?.name ?? week.slice(0, 4), plans: own });
    }
    return weeks;
  }

  /** Each week when it is its turn to be drawn. */
  private async *read(
    caller: SchoolCaller,
    authorId: string,
    weeks: readonly WeekOfFile[],
  ): AsyncIterable<WeekOnPaper> {
    for (const { week, name, session, plans } of weeks)
      yield { week, name, session, lessons: await this.lessons(caller, authorId, plans), beside: new Map() };
  }

  private async lessons(
    caller: SchoolCaller,
    authorId: string,
    plans: readonly SentPlan[],
  ): Promise<LessonOnPaper[]> {
    const ids = plans.map(({ id }) => id);
    const read = new Map<string, SentAndNamed>();
    for (let at = 0; at < ids.length; at += AT_ONCE)
      for (const [id, sent] of await this.readSent(caller, authorId, ids.slice(at, at + AT_ONCE)))
        read.set(id, sent);
    const owner = { schoolId: caller.school.id, userId: authorId };
    const sealed = ids.filter((id) => read.get(id)?.standing.seal);
    const noted = await this.database.tenantRead(owner.schoolId, () => this.noted.ofPlans(owner, sealed));
    return ids.flatMap((id) => {
      const found = read.get(id);
      if (!found) return [];
      const seal = this.printed.of(found.standing, found.names);
      return {
        plan: { ...contentOf(found.standing), reflection: '', id },
        ...{ seal, standing: seal ? 'verified' : 'sent' },
        noted: noted.get(id) ?? null,
        ...{ pupils: null, room: '' },
      };
    });
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

function frontOf({ from, to }: Span, weeks: readonly WeekOfFile[], returned: number): FileFront {
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
