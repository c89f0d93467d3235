import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { type AcademicYear, AcademicYears } from '../../schools/index.js';
import type { BrokenPromise, LostPromise, PromiseAnswer, PromiseTime } from '../domain/promises.js';
import { TimetableBreaksPromisesError, type ToldPromise } from '../timetable.errors.js';
import type { Timetable } from '../versions/timetables.repository.js';
import { CollectedPromiseSources } from './promise-source.js';
import { Promises } from './promises.js';
import { PromisesRepository } from './promises.repository.js';

/** `place`: where a promise that is moved goes, else null. */
export type AnsweredPromise = Readonly<{
  kind: string;
  id: string;
  answer: PromiseAnswer;
  place: PromiseTime | null;
}>;

/** `others`: what becomes of those that are not named, as far as they take that answer; null where nobody has said. */
export type Answers = Readonly<{ named: readonly AnsweredPromise[]; others: PromiseAnswer | null }>;

export const NO_ANSWERS: Answers = { named: [], others: null };

type Lost = LostPromise & Readonly<{ kind: string }>;

type Days = Readonly<{ from: Day; to: Day }>;

const isOf =
  ({ kind, id }: Readonly<{ kind: string; id: string }>) =>
  (other: Readonly<{ kind: string; id: string }>) =>
    other.kind === kind && other.id === id;

/** What becomes of promises of dates to come when another timetable holds on them; in the transaction that publishes it. */
@Injectable()
export class BrokenPromises {
  constructor(
    private readonly promises: Promises,
    private readonly repository: PromisesRepository,
    private readonly sources: CollectedPromiseSources,
    private readonly years: AcademicYears,
    private readonly clock: BusinessClock,
  ) {}

  /** Lessons of a published timetable that were written want nobody who is promised on a day to come. */
  async refuse(
    owner: SchoolOwner,
    { academicYearId, startsOn }: Pick<Timetable, 'academicYearId' | 'startsOn'>,
    lessonIds: readonly string[],
  ): Promise<void> {
    const year = (await this.years.all(owner.schoolId)).find(({ id }) => id === academicYearId);
    if (!year || startsOn === null) return;
    const days = this.toCome({ from: startsOn, to: year.lastDay });
    const broken = await this.promises.brokenIn(owner, year, days, ({ id }) => lessonIds.includes(id));
    if (broken.length > 0) throw new TimetableBreaksPromisesError(await this.told(owner, broken));
  }

  /** Refused while one of them has no answer, with all that are broken. An answer to what is not broken says nothing. */
  async settle(
    { school }: SchoolCaller,
    year: AcademicYear,
    days: Days,
    { named, others }: Answers,
  ): Promise<void> {
    const owner = { schoolId: school.id };
    const broken = await this.promises.brokenIn(owner, year, this.toCome(days));
    const lost = await this.lostIn(owner, year, this.toCome(days));
    const all = [
      ...broken.map(({ promise }) => ({ ...promise, place: null })),
      ...lost.map(({ promise, kind, place }) => ({ ...promise, kind, place })),
    ];
    const said = named.filter((answer) => all.some(isOf(answer)));
    this.refuseUndeclared(named, said);
    const rest = all.filter((promise) => !said.some(isOf(promise)));
    const meant = [...said, ...rest.flatMap((promise) => this.answerOfOthers(promise, others))];
    if (all.some((promise) => !meant.some(isOf(promise))))
      throw new TimetableBreaksPromisesError(await this.told(owner, broken, lost));
    for (const each of broken) {
      const answer = meant.find(isOf(each.promise))?.answer;
      if (answer === 'keep') await this.repository.keepBeside(owner, each);
      if (answer === 'release') await this.release(owner, each);
    }
    await this.move(owner, broken, meant);
    for (const { kind, promise } of lost) {
      const given = meant.find(isOf({ kind, id: promise.id }));
      if (given?.answer === 'release') await this.sources.of(kind).released(owner, promise.id);
      if (given?.place) await this.sources.of(kind).moved(owner, promise.id, given.place);
    }
  }

  private async lostIn(owner: SchoolOwner, year: AcademicYear, days: Days): Promise<Lost[]> {
    const lost: Lost[] = [];
    for (const source of this.sources.all())
      for (const each of await source.lost(owner, year, days)) lost.push({ ...each, kind: source.kind });
    return lost;
  }

  /** What cannot go anywhere stays. */
  private answerOfOthers(
    { kind, id, place }: Pick<AnsweredPromise, 'kind' | 'id' | 'place'>,
    others: PromiseAnswer | null,
  ): AnsweredPromise[] {
    const answer = others === 'move' && place === null ? 'keep' : others;
    if (answer === null || !this.sources.of(kind).answers.includes(answer)) return [];
    return [{ kind, id, answer, place: answer === 'move' ? place : null }];
  }

  private async release(owner: SchoolOwner, { promise: { kind, id } }: BrokenPromise): Promise<void> {
    await this.repository.drop(owner, kind, [id]);
    await this.sources.of(kind).released(owner, id);
  }

  /** At once: one may go where another one was. */
  private async move(
    owner: SchoolOwner,
    broken: readonly BrokenPromise[],
    answers: readonly AnsweredPromise[],
  ): Promise<void> {
    const moved = broken.flatMap(({ promise }) => {
      const place = answers.find(isOf(promise))?.place;
      return place ? [{ ...promise, ...place }] : [];
    });
    if (moved.length === 0) return;
    await this.promises.make(owner, moved);
    for (const { kind, id, day, from, to } of moved)
      await this.sources.of(kind).moved(owner, id, { day, from, to });
  }

  private refuseUndeclared(answers: readonly AnsweredPromise[], meant: readonly AnsweredPromise[]): void {
    const problems = answers.flatMap((each, at) => {
      if (!meant.includes(each)) return [];
      const field = `promises.${at}`;
      if (!this.sources.of(each.kind).answers.includes(each.answer))
        return [{ field: `${field}.answer`, message: 'is no answer to this promise' }];
      if ((each.answer === 'move') !== (each.place !== null))
        return [{ field: `${field}.place`, message: 'only a promise that is moved goes to a place' }];
      return each.place && each.place.day < this.today()
        ? [{ field: `${field}.place.day`, message: 'is over' }]
        : [];
    });
    if (problems.length > 0) throw new ValidationError(problems);
  }

  private toCome({ from, to }: Days): Days {
    const today = this.today();
    return { from: from < today ? today : from, to };
  }

  private today(): Day {
    return dayOf(this.clock.now());
  }

  private async told(
    owner: SchoolOwner,
    broken: readonly BrokenPromise[],
    lost: readonly Lost[] = [],
  ): Promise<ToldPromise[]> {
    const all = [
      ...broken.map(({ promise, lessonIds }) => ({ promise, lessonIds, place: null })),
      ...lost.map(({ promise, kind, place }) => ({ promise: { ...promise, kind }, lessonIds: [], place })),
    ];
    const told: ToldPromise[] = [];
    for (const [kind, own] of Map.groupBy(all, ({ promise }) => promise.kind)) {
      const source = this.sources.of(kind);
      const words = await source.wordsOf(
        owner,
        own.map(({ promise }) => promise.id),
      );
      for (const { promise, lessonIds, place } of own) {
        const { id, day, from, to } = promise;
        const { answers } = source;
        told.push({ kind, id, day, from, to, words: words.get(id) ?? '', lessonIds, answers, place });
      }
    }
    return told.toSorted((one, other) =>
      `${one.day} ${one.from}`.localeCompare(`${other.day} ${other.from}`),
    );
  }
}
