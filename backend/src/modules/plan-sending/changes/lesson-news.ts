import { Injectable } from '@nestjs/common';
import { malayDate } from '../../../platform/calendar/malay-date.js';
import type { LessonOfPlan } from '../../lesson-plans/index.js';
import { Notifications } from '../../notifications/index.js';
import { Verifiers, whoActs } from '../../reviews/index.js';
import { SchoolsService } from '../../schools/index.js';
import type { LessonChange } from '../domain/told-lesson.js';
import type { PromisedPlan } from '../sending/promised-plans.js';

/** `lesson` null: there is none any more. */
export type ChangedPlan = Readonly<{
  plan: PromisedPlan;
  change: LessonChange;
  lesson: LessonOfPlan | null;
}>;

/** `id`: of what was changed: nobody is told twice of one. */
type About = Readonly<{ id: string; now: number }>;

/** So many lessons a notice names. */
const NAMED = 3;

/** What became of lessons, in one notice a person: to who sent plans of them and to who verified these or is to. */
@Injectable()
export class LessonNews {
  constructor(
    private readonly verifiers: Verifiers,
    private readonly schools: SchoolsService,
    private readonly notifications: Notifications,
  ) {}

  /** In the current transaction. Never why. */
  async tell(schoolId: string, changed: readonly ChangedPlan[], { id, now }: About): Promise<void> {
    if (changed.length === 0) return;
    const concerned = await this.concernedBy(schoolId, changed, now);
    const members = await this.schools.membersOf(schoolId);
    const nameOf = (userId: string) => members.find((member) => member.userId === userId)?.name ?? '';
    for (const [personId, own] of Map.groupBy(concerned, (each) => each.personId)) {
      const sentences = own.map(({ of }) => {
        const isOwn = of.plan.authorId === personId;
        return sentenceOf(of, isOwn ? '' : `${nameOf(of.plan.authorId)}: `);
      });
      const more = sentences.length > NAMED ? [`Dan ${sentences.length - NAMED} pelajaran lagi.`] : [];
      await this.notifications.notify(
        {
          ...{ schoolId, recipients: { userIds: [personId] }, kind: 'teaching', type: 'info' },
          ...{ dedupeKey: `lessons:${id}`, title: 'Pelajaran RPH yang dihantar berubah' },
          message: [...sentences.slice(0, NAMED), ...more].join(' '),
          link: `/bina-rph?id=${own[0]?.of.plan.id ?? ''}`,
        },
        now,
      );
    }
  }

  /** Each once for a plan. */
  private async concernedBy(schoolId: string, changed: readonly ChangedPlan[], now: number) {
    const concerned: { personId: string; of: ChangedPlan }[] = [];
    for (const of of changed) {
      const { plan } = of;
      const { of: verifiersOf } = await this.verifiers.on({ schoolId, now }, plan.date);
      const signed = (plan.standing?.verdicts ?? []).filter(({ verdict }) => verdict === 'verified');
      const next = verifiersOf(plan.authorId, plan.standing?.sent.subjectId ?? null)
        .filter(({ step }) => step === signed.length + 1)
        .map(whoActs);
      const people = [plan.authorId, ...signed.map(({ givenBy }) => givenBy), ...next];
      concerned.push(...[...new Set(people)].map((personId) => ({ personId, of })));
    }
    return concerned;
  }
}

function sentenceOf({ plan, change, lesson }: ChangedPlan, before: string): string {
  const what = `${before}${plan.className} ${plan.subject}, ${malayDate(plan.date)}`;
  if (change === 'stopped') return `${what}: tidak diadakan.`;
  if (change === 'gone' || lesson === null) return `${what}: tiada lagi dalam jadual.`;
  const { day, time } = lesson;
  const place = day === plan.date ? '' : ` pada ${malayDate(day)}`;
  const hours = `${hourOf(time.from)}-${hourOf(time.to)}`;
  return change === 'again' ? `${what}: diadakan seperti biasa.` : `${what}: kini${place} ${hours}.`;
}

/** 8.05 of 08:05 */
function hourOf(time: string): string {
  return time.replace(/^0/, '').replace(':', '.');
}
