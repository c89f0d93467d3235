import { randomUUID } from 'node:crypto';
import type request from 'supertest';
import { VerdictTelling } from '../../../src/modules/reviews/sendings/verdict-telling.js';
import { BusinessClock } from '../../../src/platform/clock/business-clock.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from '../../support/builders.js';
import type { Method, TestApp } from '../../support/test-app.js';
import { addDays, type Instant, instantOf, type Minute } from '../model/clock.ts';
import type { School, Slot, Tag, TeachingSet } from '../model/school.ts';

/** What the history calls by a tag, and the product by an id. */
class Names {
  readonly #ids = new Map<Tag, string>();
  readonly #tags = new Map<string, Tag>();

  set(tag: Tag, id: string): void {
    this.#ids.set(tag, id);
    this.#tags.set(id, tag);
  }

  id(tag: Tag): string | null {
    return this.#ids.get(tag) ?? null;
  }

  /** What no step has made is told as such: it differs from everything that the model says. */
  tag(id: string): Tag {
    return this.#tags.get(id) ?? 'unknown to the history';
  }
}

export const hourOf = (minute: Minute): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The product counts weekdays from Sunday, which is 0. */
export const productWeekday = (weekday: number): number => weekday % 7;

/** The school of a history in the product, and its people, who ask as themselves. */
export class DrivenSchool {
  readonly people = new Map<Tag, TestPerson>();
  readonly personOf = new Names();
  readonly plans = new Names();
  readonly sets = new Names();
  readonly classes = new Names();
  readonly sendings = new Map<Tag, { week: string; plans: readonly string[] }>();
  /** Events, entries of the calendar, absences: what a later step takes back. */
  readonly kept = new Names();
  /** What a verdict was given on; each plan has its own in the product. */
  readonly verdicts = new Map<Tag, { planId: string; verdictId: string }[]>();
  year = '';
  readonly #subjects = new Map<string, string>();
  #school: TestSchool = { id: '', code: '', host: '', year: '' };

  private constructor(
    private readonly t: TestApp,
    readonly model: School,
  ) {}

  static async of(t: TestApp, model: School): Promise<DrivenSchool> {
    const driven = new DrivenSchool(t, model);
    // The first timetable is published before the first day on which it holds.
    await driven.reach(instantOf(addDays(model.session.first, -3), 540));
    await driven.#begin();
    await driven.#teach();
    await driven.#supervise();
    return driven;
  }

  /** What the minutes until then would have done: a verdict is sealed once it can no more be taken back. */
  async reach(at: Instant): Promise<void> {
    this.t.app.get(BusinessClock).freezeAt(at);
    await this.t.app.get(VerdictTelling).run({}, { now: at });
  }

  ask(who: Tag, method: Method, path: string): request.Test {
    const person = this.people.get(who);
    if (!person) throw new Error(`nobody is called ${who}`);
    return this.t.call(method, path, { host: this.#school.host, token: person.token });
  }

  async read(who: Tag, path: string) {
    return (await this.ask(who, 'get', path).expect(200)).body;
  }

  async publish(by: Tag, lessons: Slot[], { startsOn, reason }: { startsOn: string; reason: string | null }) {
    const timetableId = await this.#add('/api/timetables', {
      ...{ academicYearId: this.year, name: `Sejak ${startsOn}` },
    });
    // One by one: they wait for one lock of the school.
    for (const slot of lessons)
      await this.#add('/api/timetable-lessons', {
        ...{ timetableId, kind: 'lesson', teachingSetId: this.sets.id(slot.set), title: null },
        ...{ weekday: productWeekday(slot.weekday), cycleWeek: null },
        ...{ from: hourOf(slot.from), to: hourOf(slot.to), roomId: null, classIds: [], isPinned: false },
        teacherIds: this.#teachersOf(slot.set),
      });
    const publication = (answers: object) =>
      this.ask(by, 'post', `/api/timetables/${timetableId}/publication`).send({
        ...{ version: 1, startsOn, reason, ...answers },
      });
    const first = await publication({});
    // The model keeps what was sent where it is: whoever is asked says so.
    return first.body.code === 'TIMETABLE_BREAKS_PROMISES' ? publication({ otherPromises: 'keep' }) : first;
  }

  holiday(name: string) {
    return {
      ...{ academicYearId: this.year, kind: 'school_event', name, hasLessons: false, followsWeekday: null },
      ...{ cutFrom: null, bellScheduleId: null, classIds: null },
    };
  }

  get office(): Tag {
    return this.model.people.find(({ roles }) => roles.includes('admin'))?.tag ?? '';
  }

  /** Of what is not there any id. */
  idOfPlan(tag: Tag): string {
    return this.plans.id(tag) ?? randomUUID();
  }

  idOfPerson(tag: Tag): string {
    return this.people.get(tag)?.userId ?? '';
  }

  async #add(path: string, content: object): Promise<string> {
    const id = randomUUID();
    const { status, body } = await this.ask(this.office, 'post', path).send({ id, ...content });
    if (status !== 201) throw new Error(`${path} was refused: ${status} ${JSON.stringify(body)}`);
    return id;
  }

  #teachersOf(set: Tag): string[] {
    const { teachers = [] } = this.model.sets.find(({ tag }) => tag === set) ?? {};
    return teachers.map(({ person }) => this.idOfPerson(person));
  }

  async #begin(): Promise<void> {
    this.#school = await makeTrialSchool(this.t);
    for (const { tag, name, roles } of this.model.people) {
      const person = await makeMember(this.t, this.#school, roles, name);
      this.people.set(tag, person);
      this.personOf.set(tag, person.userId);
    }
    this.year = (await this.read(this.office, '/api/academic-years')).currentId;
    const { first, last } = this.model.session;
    await this.ask(this.office, 'put', `/api/academic-years/${this.year}`)
      .send({ version: 1, name: '2026', firstDay: first, lastDay: last })
      .expect(200);
    await this.#set('verificationSteps', this.model.steps, first);
    for (const { from, planDueDay, planDueMinute, graceHours } of this.model.deadlines) {
      await this.#set('plansDueDay', planDueDay, from);
      await this.#set('plansDueMinute', planDueMinute, from);
      await this.#set('plansGraceHours', graceHours, from);
    }
  }

  async #set(setting: string, value: number, from: string): Promise<void> {
    await this.ask(this.office, 'put', `/api/school-settings/${setting}`).send({ value, from }).expect(204);
  }

  async #teach(): Promise<void> {
    for (const { tag, name } of this.model.classes) {
      const gradeLevels = [`T${name[0]}`];
      const id = await this.#add('/api/classes', {
        ...{ academicYearId: this.year, gradeLevels, shift: 'morning', stream: null, name },
        ...{ classTeacherId: null, groups: [] },
      });
      this.classes.set(tag, id);
    }
    for (const { subject } of this.model.sets)
      if (!this.#subjects.has(subject)) {
        const code = `S${this.#subjects.size}`;
        const kept = { name: subject, code, language: 'ms', religion: null, levels: [] };
        this.#subjects.set(subject, await this.#add('/api/subjects', kept));
      }
    for (const set of this.model.sets)
      this.sets.set(set.tag, await this.#add('/api/teaching-sets', this.contentOf(set)));
    for (const { tag, name, first, last } of this.model.holidays)
      this.kept.set(
        tag,
        await this.#add('/api/calendar-entries', { ...this.holiday(name), from: first, to: last }),
      );
    for (const { validFrom, lessons } of this.model.versions)
      if ((await this.publish(this.office, lessons, { startsOn: validFrom, reason: null })).status !== 200)
        throw new Error('the first timetable was refused');
  }

  contentOf({ subject, classes, teachers }: TeachingSet) {
    return {
      ...{ academicYearId: this.year, subjectId: this.#subjectOf(subject), name: null, periodsAWeek: null },
      parts: classes.map((tag) => ({ classId: this.classes.id(tag), groupId: null })),
      teachers: teachers.map(({ person, lead, from, to }) => ({
        ...{ userId: this.idOfPerson(person), isLead: lead, fromDay: from, toDay: to },
      })),
    };
  }

  #subjectOf(name: string | null): string | null {
    return name === null ? null : (this.#subjects.get(name) ?? null);
  }

  async #supervise(): Promise<void> {
    // A school of one step names nobody for a second.
    for (const { teacher, supervisor, step, subject, from, to } of this.model.supervisions)
      if (step <= this.model.steps)
        await this.#add('/api/supervisions', {
          ...{ academicYearId: this.year, subjectId: this.#subjectOf(subject), step, from, to },
          ...{ teacherId: this.idOfPerson(teacher), supervisorId: this.idOfPerson(supervisor) },
        });
  }
}
