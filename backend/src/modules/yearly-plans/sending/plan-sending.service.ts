import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { SubjectsService } from '../../classes/index.js';
import { Notifications } from '../../notifications/index.js';
import { Sendings, type Standing, type Verifier, Verifiers, whoActs } from '../../reviews/index.js';
import { AcademicYears, SchoolsService } from '../../schools/index.js';
import { type SentYearlyPlan, sentRowsOf } from '../domain/sent-plan.js';
import { PlanKeepers } from '../plans/plan-keepers.js';
import { type YearlyPlan, YearlyPlansRepository } from '../plans/yearly-plans.repository.js';
import { PlanRowsRepository } from '../rows/plan-rows.repository.js';
import { PlanRowsService } from '../rows/plan-rows.service.js';
import { PLAN_NOUN } from '../yearly-plans.errors.js';
import { isChangedSince, levelWords, YEARLY_PLAN_KIND } from './sent-yearly-plans.js';

/** `standing` null: a draft. `verifiers`: of whom it is sent to, were the caller to send it; of nobody else's plan. */
export type PlanSending = Readonly<{
  plan: YearlyPlan;
  standing: Standing | null;
  isChanged: boolean;
  mayEdit: boolean;
  verifiers: readonly Verifier[];
  names: ReadonlyMap<string, string>;
}>;

type Sending = Readonly<{ id: string; version: number }>;

/** A yearly plan as whoever keeps it sends it: what was, to whom, and what became of it. */
@Injectable()
export class YearlyPlanSending {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly plans: YearlyPlansRepository,
    private readonly planRows: PlanRowsRepository,
    private readonly rows: PlanRowsService,
    private readonly keepers: PlanKeepers,
    private readonly sendings: Sendings,
    private readonly verifiers: Verifiers,
    private readonly subjects: SubjectsService,
    private readonly years: AcademicYears,
    private readonly schools: SchoolsService,
    private readonly notifications: Notifications,
  ) {}

  read(caller: SchoolCaller, planId: string): Promise<PlanSending> {
    return this.writes.read(caller, () => this.told(caller, planId));
  }

  /** What was sent already as it stands, and not returned, is not sent twice. */
  send(caller: SchoolCaller, planId: string, { id, version }: Sending): Promise<PlanSending> {
    return this.writes.write(caller, async () => {
      const before = await this.held(caller, planId);
      const { plan, standing, isChanged } = before;
      if (plan.revision !== version)
        throw new ValidationError([{ field: 'version', message: 'is not the version that stands' }]);
      if (standing !== null && standing.state !== 'returned' && !isChanged) return before;
      await this.add(caller, plan, id);
      const after = await this.told(caller, planId);
      await this.tellVerifiers(caller, id, after);
      return after;
    });
  }

  /** Takes it back, if nobody has read it. */
  withdraw(caller: SchoolCaller, planId: string): Promise<PlanSending> {
    return this.writes.write(caller, async () => {
      const { standing } = await this.held(caller, planId);
      if (standing?.state === 'sent')
        await this.sendings.withdraw(caller.school.id, [standing.sent.id], caller.now);
      return this.told(caller, planId);
    });
  }

  /** What its keeper says to what was said of it. Once under its id. */
  answer(
    caller: SchoolCaller,
    planId: string,
    { id, section, body }: Readonly<{ id: string; section: string; body: string }>,
  ): Promise<PlanSending> {
    const { school, principal, now } = caller;
    return this.writes.write(caller, async () => {
      const { plan, standing } = await this.told(caller, planId);
      await this.keepers.checkEdits(caller, plan);
      if (!standing) throw new RecordNotFoundError(PLAN_NOUN);
      await this.sendings.answer(school.id, {
        ...{ id, section, body, submittedId: standing.sent.id },
        ...{ writtenBy: principal.userId, writtenAt: now },
      });
      return this.told(caller, planId);
    });
  }

  /** Pindaan: it is written on for a reason and sent again; what was sealed stays. Begun already, nothing happens. */
  amend(
    caller: SchoolCaller,
    planId: string,
    { id, reason }: Readonly<{ id: string; reason: string }>,
  ): Promise<PlanSending> {
    const { school, principal, now } = caller;
    return this.writes.write(caller, async () => {
      const { plan } = await this.held(caller, planId);
      // Of whoever sent it: they may have been forgotten since, the school's plan goes on.
      const seal = await this.sendings.sealToAmend(school.id, YEARLY_PLAN_KIND, planId);
      if (plan.isSealed) {
        const begun = { id, submittedId: seal.submittedId, reason, begunBy: principal.userId, begunAt: now };
        await this.sendings.amend(school.id, begun);
        await this.plans.setSealed({ schoolId: school.id }, planId, false);
      }
      return this.told(caller, planId);
    });
  }

  /** As it stands once nobody else writes, sends or judges it; for whoever keeps it alone. */
  private async held(caller: SchoolCaller, planId: string): Promise<PlanSending> {
    const { school, principal } = caller;
    const { plan, standing } = await this.told(caller, planId);
    const senders = new Set([principal.userId, ...(standing ? [standing.sent.authorId] : [])]);
    for (const senderId of [...senders].toSorted()) await this.sendings.hold(school.id, senderId);
    await this.rows.holdKept(caller, plan);
    return this.told(caller, planId);
  }

  private async told(caller: SchoolCaller, planId: string): Promise<PlanSending> {
    const { school, principal, now } = caller;
    const plan = await this.rows.planOf(caller, planId);
    await this.keepers.checkSees(caller, plan);
    const mayEdit = await this.keepers.mayEdit(caller, plan);
    const year = await this.years.find(caller, plan.academicYearId);
    const { steps, of } = await this.verifiers.in({ schoolId: school.id, now }, year);
    const as = { steps, now, seenBy: 'author' } as const;
    const standings = await this.sendings.standings(school.id, YEARLY_PLAN_KIND, [planId], as);
    const standing = standings.get(planId) ?? null;
    const rows = standing ? await this.planRows.list({ schoolId: school.id }, planId) : [];
    const members = await this.schools.membersOf(school.id);
    return {
      ...{ plan, standing, mayEdit, names: new Map(members.map(({ userId, name }) => [userId, name])) },
      isChanged: standing !== null && isChangedSince(standing.sent.content, rows),
      verifiers: mayEdit ? of(principal.userId, plan.subjectId) : [],
    };
  }

  private async add(caller: SchoolCaller, plan: YearlyPlan, id: string): Promise<void> {
    const { school, principal, now } = caller;
    const year = await this.years.find(caller, plan.academicYearId);
    const content = await this.contentOf(caller, plan, year.name);
    if (content.rows.length === 0)
      throw new ValidationError([{ field: 'version', message: 'the plan has no rows' }]);
    await this.sendings.send(
      {
        ...{ schoolId: school.id, id, authorId: principal.userId, kind: YEARLY_PLAN_KIND },
        ...{ week: year.firstDay, pressedAt: now, sentAt: now },
      },
      [
        {
          ...{ id: randomUUID(), recordId: plan.id, recordVersion: plan.revision, subjectId: plan.subjectId },
          ...{ content: JSON.stringify(content), flags: '[]', dueAt: null, isLate: false },
        },
      ],
    );
  }

  private async contentOf(
    caller: SchoolCaller,
    { id, academicYearId, subjectId, gradeLevel, authorId }: YearlyPlan,
    session: string,
  ): Promise<SentYearlyPlan> {
    const subject = (await this.subjects.list(caller)).find((each) => each.id === subjectId)?.name ?? '';
    const rows = await this.planRows.list({ schoolId: caller.school.id }, id);
    return {
      ...{ academicYearId, session, subject, gradeLevel, isOwn: authorId !== null },
      rows: sentRowsOf(rows),
    };
  }

  private async tellVerifiers(
    { school, principal, now }: SchoolCaller,
    id: string,
    { plan, verifiers, names, standing }: PlanSending,
  ): Promise<void> {
    const first = verifiers.find(({ step }) => step === 1);
    if (!first || !standing) return;
    const sent: SentYearlyPlan = JSON.parse(standing.sent.content);
    const of = [sent.subject, levelWords(sent.gradeLevel)].filter(Boolean).join(' ');
    await this.notifications.notify(
      {
        ...{ schoolId: school.id, recipients: { userIds: [whoActs(first)] }, kind: 'teaching', type: 'info' },
        ...{ dedupeKey: `sent:${id}`, link: `/supervisor/rph?jenis=rpt&id=${plan.id}` },
        ...{ title: 'RPT dihantar', message: `${names.get(principal.userId) ?? ''} menghantar RPT ${of}.` },
      },
      now,
    );
  }
}
