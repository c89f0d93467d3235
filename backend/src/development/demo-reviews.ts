import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LessonPlansService, MyWeek } from '../modules/lesson-plans/index.js';
import { activitiesOf, lengthOf } from '../modules/lesson-plans/rules/index.js';
import { SchoolPlansService, WeekSending } from '../modules/plan-sending/index.js';
import type { SchoolCaller } from '../platform/access/caller.js';
import { addDays, type Day } from '../platform/calendar/day.js';
import { dayOf, instantAt } from '../platform/calendar/school-instant.js';
import { asMember } from './as-member.js';
import { DemoVerifier } from './demo-verifier.js';

/** So many of those whom the supervisor of the demo verifies have sent something. */
const TEACHERS = 5;
/** Of every so many plans one is returned, and one was sent without having been opened. */
const [RETURNED, UNOPENED] = [9, 7];

/** What a supervisor finds in the morning: a week that was read, some of it returned, and one that waits. */
@Injectable()
export class DemoReviews {
  constructor(
    private readonly verifier: DemoVerifier,
    private readonly weeks: MyWeek,
    private readonly plans: LessonPlansService,
    private readonly sending: WeekSending,
    private readonly reviews: SchoolPlansService,
  ) {}

  async make(caller: SchoolCaller): Promise<void> {
    const verifier = await this.verifier.of(caller);
    if (!verifier) return;
    let sent = 0;
    for (const teacherId of verifier.teacherIds) {
      if (sent === TEACHERS) return;
      const teacher = asMember(caller, teacherId);
      const day = (weeks: number) => addDays(dayOf(caller.now), -7 * weeks);
      const read = await this.write(teacher, day(2));
      // Away, or without lessons in that week.
      if (!read) continue;
      sent += 1;
      await this.send(teacher, read, 'in time');
      await this.judge(asMember(caller, verifier.supervisorId), read.planIds);
      const waiting = await this.write(teacher, day(1));
      if (waiting) await this.send(teacher, waiting, sent === 2 ? 'late' : 'in time');
    }
  }

  /** Null where it is there already. */
  private async write(teacher: SchoolCaller, day: Day): Promise<Written | null> {
    const { week, plans, made } = await this.weeks.prepare(teacher, day);
    if (made.length === 0) return null;
    const planIds: string[] = [];
    for (const [at, { id, version, slot, ...content }] of plans.entries()) {
      const isWritten =
        at % UNOPENED !== UNOPENED - 1 || content.objective === '' || content.activities === '';
      if (isWritten) await this.plans.replace(teacher, id, version, { ...content, ...wordsFor(content, at) });
      planIds.push(id);
    }
    return { week, planIds };
  }

  private async send(
    teacher: SchoolCaller,
    { week, planIds }: Written,
    when: 'in time' | 'late',
  ): Promise<void> {
    const pressedAt = instantAt(addDays(week, when === 'late' ? 2 : 0), '09:10');
    const then = { ...teacher, now: Math.min(pressedAt, teacher.now) };
    const chosen = await Promise.all(planIds.map((id) => this.plans.read(then, id)));
    await this.sending.send(then, {
      ...{ id: randomUUID(), day: week, pressedAt: null },
      plans: chosen.map(({ id, version }) => ({ planId: id, version })),
    });
  }

  private async judge(supervisor: SchoolCaller, planIds: readonly string[]): Promise<void> {
    for (const [at, planId] of planIds.entries()) {
      const isReturned = at % RETURNED === RETURNED - 1;
      const remark = {
        id: randomUUID(),
        section: 'objective' as const,
        body: 'Berapa orang murid, dan apa yang mereka buat?',
      };
      await this.reviews.judge(supervisor, planId, {
        ...{ id: randomUUID(), verdict: isReturned ? 'returned' : 'verified' },
        comments: isReturned ? [remark] : [],
      });
    }
  }
}

type Written = Readonly<{ week: Day; planIds: readonly string[] }>;

/** Some lessons have a step too few, as it happens. */
function wordsFor(
  content: Parameters<typeof lengthOf>[0] & Readonly<{ date: Day; objective: string; subject: string }>,
  at: number,
) {
  const minutes = lengthOf(content);
  const steps = [
    { text: 'Soal jawab tentang pelajaran lepas', minutes: 5 },
    { text: 'Murid bekerja dalam kumpulan dan mencatat dapatan', minutes: minutes - 10 },
    { text: 'Tiket keluar: satu perkara yang dipelajari hari ini', minutes: 5 },
  ];
  return {
    objective: content.objective || objectiveFor(content, at),
    activities: activitiesOf(at % 8 === 5 ? steps.slice(0, 2) : steps),
  };
}

const ACTS = ['menerangkan', 'membandingkan', 'menyusun', 'melakarkan', 'mencontohkan', 'menilai'];
const NUMBERS = ['dua', 'tiga', 'empat', 'lima', 'enam'];

/** Other words from lesson to lesson: a copy is told as one. */
function objectiveFor({ date, subject }: Readonly<{ date: Day; subject: string }>, at: number): string {
  const nth = Number(date.slice(8)) * 7 + at * 11;
  const [act, count] = [ACTS[nth % ACTS.length], NUMBERS[nth % NUMBERS.length]];
  return `Pada akhir PdP, murid dapat ${act} ${count} contoh bagi topik ${subject}.`;
}
