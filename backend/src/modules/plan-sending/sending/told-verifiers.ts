import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { MALAY_MONTHS } from '../../../platform/calendar/malay-date.js';
import { ownerOf } from '../../../platform/records/records.js';
import { Notifications } from '../../notifications/index.js';
import { Verifiers, whoActs } from '../../reviews/index.js';
import { ToldLessonsRepository, type ToldOfPlan } from '../changes/told-lessons.repository.js';

type Arrival = Readonly<{
  /** Of the sending: nobody is told twice of one. */
  id: string;
  week: Day;
  authorName: string;
  plans: readonly (ToldOfPlan & Readonly<{ subjectId: string | null }>)[];
}>;

/** Whoever verifies first hears that plans have come, and knows from then on what becomes of their lessons. */
@Injectable()
export class ToldVerifiers {
  constructor(
    private readonly verifiers: Verifiers,
    private readonly notifications: Notifications,
    private readonly lessons: ToldLessonsRepository,
  ) {}

  /** In the current transaction. */
  async tell(caller: SchoolCaller, { id, week, authorName, plans }: Arrival): Promise<void> {
    const { school, now } = caller;
    const { userId } = ownerOf(caller);
    await this.lessons.keep(
      school.id,
      plans.map(({ planId, told }) => ({ planId, told })),
    );
    const { of } = await this.verifiers.on({ schoolId: school.id, now }, week);
    const acting = plans.flatMap(({ planId, subjectId }) =>
      of(userId, subjectId)
        .filter(({ step }) => step === 1)
        .map((verifier) => ({ planId, verifierId: whoActs(verifier) })),
    );
    for (const [verifierId, own] of Map.groupBy(acting, (each) => each.verifierId))
      await this.notifications.notify(
        {
          ...{ schoolId: school.id, recipients: { userIds: [verifierId] }, kind: 'teaching', type: 'info' },
          ...{ dedupeKey: `sent:${id}`, link: `/bina-rph?id=${own[0]?.planId ?? ''}`, title: 'RPH dihantar' },
          message: `${authorName} menghantar ${own.length} RPH bagi minggu bermula ${dayWords(week)}.`,
        },
        now,
      );
  }
}

function dayWords(day: Day): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${MALAY_MONTHS[(month ?? 1) - 1]}`;
}
