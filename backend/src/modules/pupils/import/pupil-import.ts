import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isOf } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { addDays } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { type ImportRow, type MissingRecord, missingEnd } from '../../../platform/imports/finding.js';
import {
  type ImportContext,
  ImportKind,
  type PlannedRows,
  type Undone,
} from '../../../platform/imports/import-kind.js';
import { IdentityNumbers } from '../../../platform/secrets/identity-numbers.js';
import {
  classKey,
  className,
  classWords,
  type SchoolClass,
  SchoolClassesService,
} from '../../classes/index.js';
import { AcademicYears, dayOfYear, SchoolProfilesService } from '../../schools/index.js';
import type { ImportedPlace } from '../domain/imported-place.js';
import type { ImportedPupil } from '../domain/imported-pupil.js';
import type { Placing } from '../domain/placing.js';
import type { PupilChange } from '../domain/pupil-change.js';
import { plannedPupils } from '../domain/pupil-plan.js';
import { PupilsRepository } from '../pupils.repository.js';
import { levelOfClass } from './class-to-make.js';
import { type ImportablePupil, PupilImportRepository } from './pupil-import.repository.js';
import { PUPIL_IMPORT } from './pupil-import-kind.js';
import { type ChangedPupil, type LeftPupil, PupilImportWrites } from './pupil-import-writes.js';

/** `before`: null for somebody new. `place`: null where the pupil stays where they are. */
type PupilPlan = Readonly<{
  before: ImportablePupil | null;
  imported: ImportedPupil;
  change: PupilChange | null;
  place: ImportedPlace | null;
}>;

type MadePupils = Readonly<{
  added: readonly Readonly<{ id: string; classId: string | null }>[];
  changed: readonly ChangedPupil[];
  classIds: readonly string[];
  left?: readonly LeftPupil[];
}>;

/** `day`: of the session, on which places are told. `schoolType`: which tells the level of a class that is to be made. */
type Places = Readonly<{
  classes: readonly SchoolClass[];
  schoolType: string | null;
  day: string;
}>;
type Around = Places & Readonly<{ standing: readonly ImportablePupil[] }>;

const FIRST_VERSION = 1;

/** Lists of pupils, as schools and the ministry's systems write them. */
@Injectable()
export class PupilImport extends ImportKind<Around, PupilPlan, MadePupils> {
  override readonly definition = PUPIL_IMPORT;

  constructor(
    private readonly pupils: PupilsRepository,
    private readonly imported: PupilImportRepository,
    private readonly writes: PupilImportWrites,
    private readonly classes: SchoolClassesService,
    private readonly years: AcademicYears,
    private readonly profiles: SchoolProfilesService,
    private readonly numbers: IdentityNumbers,
  ) {
    super();
  }

  override async hold({ caller }: ImportContext): Promise<void> {
    await this.pupils.lock({ schoolId: caller.school.id });
  }

  override async around(context: ImportContext): Promise<Around> {
    const { caller, academicYearId } = context;
    const places = await this.places(context);
    const standing = await this.imported.list(caller.school.id, academicYearId, places.day);
    return { ...places, standing };
  }

  override plan(
    { caller, answers }: ImportContext,
    rows: readonly ImportRow[],
    { standing, classes, schoolType }: Around,
  ): PlannedRows<PupilPlan> {
    return plannedPupils(rows, {
      standing,
      classes,
      answers,
      keyOf: classKey,
      gradeOf: (name) => classWords(name).grade,
      nameOf: className,
      canMake: (name) => isOf('admin', caller.membership) && levelOfClass(name, classes, schoolType) !== null,
      today: dayOf(caller.now),
      keysOf: (number) => this.numbers.hashes(number, caller.school.id).map((hash) => hash.toString('hex')),
    });
  }

  override async apply(
    context: ImportContext,
    plans: readonly PupilPlan[],
    missing: readonly MissingRecord[],
  ): Promise<MadePupils> {
    const { caller, academicYearId } = context;
    const places = await this.places(context);
    const made = await this.makeClasses(context, plans, places);
    const placingOf = ({ place }: PupilPlan): Placing | null => {
      const classId = place && (place.classId ?? made.get(classKey(place.className)) ?? null);
      return place && { academicYearId, classId, groupIds: place.groupIds, day: places.day };
    };
    const news = plans.filter(({ before }) => before === null);
    const added = await this.writes.add(
      caller,
      news.map((plan) => ({ imported: plan.imported, placing: placingOf(plan) })),
    );
    const changed = await this.writes.change(
      caller,
      plans.flatMap((plan) =>
        plan.before && plan.change
          ? [{ before: plan.before, change: plan.change, placing: placingOf(plan) }]
          : [],
      ),
    );
    const left = await this.leave(context, missing, places.day);
    return { added, changed, left, classIds: [...made.values()] };
  }

  override async undo(context: ImportContext, made: MadePupils): Promise<Undone> {
    const { caller } = context;
    const { standing } = await this.around(context);
    const byId = new Map(standing.map((pupil) => [pupil.id, pupil]));
    const unchanged = made.added.filter(({ id, classId }) => {
      const pupil = byId.get(id);
      return pupil?.version === FIRST_VERSION && pupil.leftOn === null && pupil.classId === classId;
    });
    await this.imported.deleteAll(
      caller.school.id,
      unchanged.map(({ id }) => id),
      caller.now,
    );
    const undone =
      unchanged.length +
      (await this.writes.changeBack(caller, made.changed, byId)) +
      (await this.writes.comeBack(caller, made.left ?? [], byId));
    for (const classId of made.classIds) await this.deleteUnused(caller, classId);
    return { undone, kept: made.added.length + made.changed.length + (made.left?.length ?? 0) - undone };
  }

  /** Of a session that is to come their last day is before it. */
  private async leave(
    context: ImportContext,
    missing: readonly MissingRecord[],
    day: string,
  ): Promise<LeftPupil[]> {
    const { caller, academicYearId, answers } = context;
    const leaving = new Map(
      missing.flatMap(({ id }) => {
        const end = missingEnd(id, answers);
        return end === 'stays' ? [] : [[id, end] as const];
      }),
    );
    if (leaving.size === 0) return [];
    const standing = await this.imported.list(caller.school.id, academicYearId, day);
    const lastDay = day > dayOf(caller.now) ? addDays(day, -1) : dayOf(caller.now);
    return this.writes.leaveFrom(
      caller,
      standing.flatMap((pupil) => {
        const leftFor = leaving.get(pupil.id);
        return leftFor ? [{ pupil, leftFor }] : [];
      }),
      { academicYearId, day, lastDay },
    );
  }

  private async places({ caller, academicYearId }: ImportContext): Promise<Places> {
    const year = await this.years.find(caller, academicYearId);
    const day = dayOfYear(year, dayOf(caller.now));
    const classes = await this.classes.list(caller, academicYearId);
    const schoolType = await this.profiles.typeOf(caller.school.id);
    return { classes, schoolType, day };
  }

  /** Each once, by the key of its name. */
  private async makeClasses(
    { caller, academicYearId }: ImportContext,
    plans: readonly PupilPlan[],
    { classes, schoolType }: Places,
  ): Promise<Map<string, string>> {
    const made = new Map<string, string>();
    for (const { place } of plans) {
      if (place === null || place.classId !== null || made.has(classKey(place.className))) continue;
      const level = levelOfClass(place.className, classes, schoolType);
      const gradeLevels = level === null ? [] : [level];
      const rest = { shift: 'morning', stream: null, classTeacherId: null, groups: [] } as const;
      const { id } = await this.classes.create(caller, randomUUID(), {
        academicYearId,
        name: className(place.className),
        gradeLevels,
        ...rest,
      });
      made.set(classKey(place.className), id);
    }
    return made;
  }

  /** A class that came with the import goes with it, unless others use it by now. */
  private async deleteUnused(caller: SchoolCaller, classId: string): Promise<void> {
    try {
      await this.classes.delete(caller, classId);
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
    }
  }
}
