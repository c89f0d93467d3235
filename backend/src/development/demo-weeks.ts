import { Injectable } from '@nestjs/common';
import { LessonPlansService, MyWeek, ReflectionsService } from '../modules/lesson-plans/index.js';
import { activitiesOf, lengthOf } from '../modules/lesson-plans/rules/index.js';
import { SchoolsService } from '../modules/schools/index.js';
import type { SchoolCaller } from '../platform/access/caller.js';
import { addDays } from '../platform/calendar/day.js';
import { dayOf } from '../platform/calendar/school-instant.js';
import { Database } from '../platform/database/database.js';
import { asMember } from './as-member.js';

/** Weeks before this one, which itself is left to be prepared. */
const WEEKS = 3;
/** Of every so many lessons one was postponed, and one nobody has noted. */
const [POSTPONED, UNNOTED] = [11, 5];
const PUPILS = 28;

/** What a teacher planned in the last weeks and what became of it, so that this week has something to go on from. */
@Injectable()
export class DemoWeeks {
  constructor(
    private readonly database: Database,
    private readonly schools: SchoolsService,
    private readonly weeks: MyWeek,
    private readonly plans: LessonPlansService,
    private readonly reflections: ReflectionsService,
  ) {}

  async make(caller: SchoolCaller): Promise<void> {
    const { id: schoolId } = caller.school;
    const members = await this.database.tenantRead(schoolId, () => this.schools.membersOf(schoolId));
    const teacher = members.find(({ email }) => email.startsWith('guru@'));
    if (!teacher) return;
    const own = asMember(caller, teacher.userId);
    for (let weeks = WEEKS; weeks > 0; weeks -= 1) {
      const { plans, made } = await this.weeks.prepare(own, addDays(dayOf(caller.now), -7 * weeks));
      for (const { id, version, slot, ...content } of plans) {
        if (!made.includes(id)) continue;
        const objective =
          content.objective || 'Pada akhir PdP, murid dapat menyiapkan latihan topik minggu ini.';
        const activities = activitiesOf(stepsFor(lengthOf(content)));
        await this.plans.replace(own, id, version, { ...content, objective, activities });
      }
      // Once all are written: a postponed lesson moves its standards on to drafts behind it that nobody has written.
      for (const [at, { id }] of plans.entries())
        if (made.includes(id) && at % UNNOTED !== UNNOTED - 1) await this.note(own, id, at);
    }
  }

  private async note(caller: SchoolCaller, id: string, at: number): Promise<void> {
    const none = { present: null, mastered: null, result: null, text: '' };
    if (at % POSTPONED === POSTPONED - 1) {
      await this.reflections.create(caller, id, { status: 'postponed', reason: 'Latihan sukan', ...none });
      return;
    }
    const [present, mastered] = [PUPILS - (at % 3), PUPILS - (at % 3) - (at % 4)];
    const text = `${mastered} daripada ${present} orang murid mencapai objektif.`;
    const result = mastered === present ? 'achieved' : 'partly';
    await this.reflections.create(caller, id, {
      status: 'taught',
      reason: '',
      present,
      mastered,
      result,
      text,
    });
  }
}

function stepsFor(minutes: number) {
  const [first, last] = [5, 5];
  const half = Math.floor((minutes - first - last) / 2);
  return [
    { text: 'Soal jawab tentang pelajaran lepas', minutes: first },
    { text: 'Penerangan guru dengan contoh di papan putih', minutes: half },
    {
      text: 'Kerja berpasangan; guru membimbing kumpulan yang memerlukan',
      minutes: minutes - first - last - half,
    },
    { text: 'Tiket keluar: satu perkara yang dipelajari hari ini', minutes: last },
  ];
}
