import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { addDays } from '../../../platform/calendar/day.js';
import { IdentityNumbers, type NumberHolder } from '../../../platform/secrets/identity-numbers.js';
import type { ImportedPupil } from '../domain/imported-pupil.js';
import type { Placing } from '../domain/placing.js';
import type { LeftFor, PupilContent } from '../domain/pupil.js';
import type { PupilChange } from '../domain/pupil-change.js';
import type { Guardian } from '../guardians/guardian.js';
import { type KeptNumber, keptNumber, NO_NUMBER } from '../kept-number.js';
import { Placements } from '../memberships/placements.js';
import { PupilsRepository } from '../pupils.repository.js';
import {
  type ImportablePupil,
  type NewPupil,
  PupilImportRepository,
  type StandingPupil,
} from './pupil-import.repository.js';

/** Somebody new, and where they are to be. */
export type AddedPupil = Readonly<{ imported: ImportedPupil; placing: Placing | null }>;

/**
 * How a pupil was before an import: `content`, `leftOn` always, the others null where it let them be. `version`: as it
 * left the pupil. `replacedNumber`: sealed, in base64; missing in what was imported before there was one.
 */
export type ChangedPupil = Readonly<{
  id: string;
  version: number;
  content: PupilContent;
  leftOn: string | null;
  gaveNumber: boolean;
  replacedNumber?: string | null;
  guardians: readonly Guardian[] | null;
  moved: Readonly<{ from: Placing; classId: string | null }> | null;
}>;

/** Somebody who has left with an import. `place`: where they were. */
export type LeftPupil = Readonly<{ id: string; version: number; leftOn: string; place: Placing }>;

/** Somebody who is there, and where they are to be; null where they stay. */
export type ChangingPupil = Readonly<{
  before: ImportablePupil;
  change: PupilChange;
  placing: Placing | null;
}>;

/** `guardians`: null where they stay. `isRenamed`: found by other words from now on. */
type Saved = StandingPupil & Readonly<{ guardians: readonly Guardian[] | null; isRenamed: boolean }>;

/** What an import writes of pupils, in its transaction. */
@Injectable()
export class PupilImportWrites {
  constructor(
    private readonly pupils: PupilsRepository,
    private readonly imported: PupilImportRepository,
    private readonly placements: Placements,
    private readonly numbers: IdentityNumbers,
  ) {}

  /** Their ids, with the class of each. */
  async add(
    { school, now }: SchoolCaller,
    added: readonly AddedPupil[],
  ): Promise<{ id: string; classId: string | null }[]> {
    const made = added.map(({ imported, placing }) => ({
      pupil: this.newPupil(school.id, imported),
      placing,
    }));
    await this.imported.addAll(
      school.id,
      made.map(({ pupil }) => pupil),
      now,
    );
    await this.imported.placeAll(
      school.id,
      made.flatMap(({ pupil, placing }) => firstPlacing(pupil.id, placing)),
    );
    return made.map(({ pupil, placing }) => ({ id: pupil.id, classId: placing?.classId ?? null }));
  }

  /** How each was before. */
  async change(caller: SchoolCaller, changing: readonly ChangingPupil[]): Promise<ChangedPupil[]> {
    if (changing.length === 0) return [];
    const schoolId = caller.school.id;
    const numbered = changing.filter(({ change }) => change.identityNumber !== null);
    const replaced = await this.imported.sealedNumbers(schoolId, numbered.map(idBefore));
    await this.save(
      caller,
      changing.map(({ before, change }) => ({
        ...{ id: before.id, version: before.version, content: change.content ?? contentOf(before) },
        ...{ number: this.numberFrom(change, { schoolId, id: before.id }), guardians: change.guardians },
        isRenamed: change.content !== null && change.content.name !== before.name,
      })),
    );
    await this.leave(
      caller,
      changing.flatMap(({ before: { id, leftOn } }) =>
        leftOn === null ? [] : [{ id, leftOn, isBack: true }],
      ),
    );
    await this.move(caller, changing);
    return changing.map(({ before, change, placing }) => {
      const number = replaced.get(before.id);
      return {
        ...{ id: before.id, version: before.version + 1, content: contentOf(before), leftOn: before.leftOn },
        gaveNumber: change.identityNumber !== null && number === undefined,
        replacedNumber: number?.toString('base64') ?? null,
        guardians: change.guardians && before.guardians,
        moved: placing && {
          from: { ...placing, classId: before.classId, groupIds: before.groupIds },
          classId: placing.classId,
        },
      };
    });
  }

  /** As they were, but for those whom somebody has changed since; `now`: as they are. How many. */
  async changeBack(
    caller: SchoolCaller,
    changed: readonly ChangedPupil[],
    now: ReadonlyMap<string, ImportablePupil>,
  ): Promise<number> {
    const back = changed.filter(({ id, version, moved }) => {
      const pupil = now.get(id);
      return pupil?.version === version && (moved === null || pupil.classId === moved.classId);
    });
    if (back.length === 0) return 0;
    await this.save(
      caller,
      back.map((before) => ({
        ...{ id: before.id, version: before.version, content: before.content },
        ...{ number: this.numberBefore(caller.school.id, before), guardians: before.guardians },
        isRenamed: now.get(before.id)?.name !== before.content.name,
      })),
    );
    await this.placements.placeAll(
      caller,
      back.flatMap(({ id, moved }) => (moved ? [{ pupilId: id, placing: moved.from }] : [])),
    );
    await this.leave(
      caller,
      back.flatMap(({ id, leftOn }) => (leftOn === null ? [] : [{ id, leftOn, isBack: false }])),
    );
    return back.length;
  }

  /** `lastDay`: at the school; `day`: of the session, on which their place is told. */
  async leaveFrom(
    caller: SchoolCaller,
    leaving: readonly Readonly<{ pupil: ImportablePupil; leftFor: LeftFor }>[],
    { academicYearId, day, lastDay }: Readonly<{ academicYearId: string; day: string; lastDay: string }>,
  ): Promise<LeftPupil[]> {
    await this.leave(
      caller,
      leaving.map(({ pupil: { id }, leftFor }) => ({ id, leftOn: lastDay, leftFor, isBack: false })),
    );
    return leaving.map(({ pupil: { id, version, classId, groupIds } }) => ({
      ...{ id, version, leftOn: lastDay },
      place: { academicYearId, classId, groupIds, day: day > lastDay ? day : addDays(lastDay, 1) },
    }));
  }

  /** Those who have not been changed since. How many. */
  async comeBack(
    caller: SchoolCaller,
    left: readonly LeftPupil[],
    now: ReadonlyMap<string, ImportablePupil>,
  ): Promise<number> {
    const back = left.filter(({ id, version, leftOn }) => {
      const pupil = now.get(id);
      return pupil?.version === version && pupil.leftOn === leftOn;
    });
    await this.imported.saveLeaving(
      caller.school.id,
      back.map(({ id }) => ({ id, leftOn: null })),
    );
    await this.placements.placeAll(
      caller,
      back.map(({ id, place }) => ({ pupilId: id, placing: place })),
    );
    return back.length;
  }

  /** Null where a file gives none. */
  private numberFrom({ identityNumber }: PupilChange, holder: NumberHolder): KeptNumber | null {
    return identityNumber === null ? null : keptNumber(this.numbers, identityNumber, holder);
  }

  private numberBefore(schoolId: string, { id, gaveNumber, replacedNumber }: ChangedPupil) {
    if (!replacedNumber) return gaveNumber ? NO_NUMBER : null;
    const holder = { schoolId, id };
    const number = this.numbers.open(Buffer.from(replacedNumber, 'base64'), holder);
    return keptNumber(this.numbers, number, holder);
  }

  private async move(caller: SchoolCaller, changing: readonly ChangingPupil[]): Promise<void> {
    const moving = changing.flatMap(({ before, placing }) => (placing ? [{ before, placing }] : []));
    const first = moving.flatMap(({ before, placing }) =>
      before.hasStays ? [] : firstPlacing(before.id, placing),
    );
    const isFirst = new Set(first.map(({ pupilId }) => pupilId));
    await this.imported.placeAll(caller.school.id, first);
    await this.placements.placeAll(
      caller,
      moving.flatMap(({ before: { id }, placing }) => (isFirst.has(id) ? [] : [{ pupilId: id, placing }])),
    );
  }

  /** `leftOn`: after which they are in no class; `isBack`: they are at the school again. */
  private async leave(
    caller: SchoolCaller,
    leaving: readonly Readonly<{ id: string; leftOn: string; leftFor?: LeftFor; isBack: boolean }>[],
  ): Promise<void> {
    await this.placements.endAll(
      caller,
      leaving.map(({ id, leftOn }) => ({ pupilId: id, lastDay: leftOn })),
    );
    await this.imported.saveLeaving(
      caller.school.id,
      leaving.map(({ id, leftOn, leftFor, isBack }) => ({ id, leftOn: isBack ? null : leftOn, leftFor })),
    );
  }

  private newPupil(schoolId: string, { content, identityNumber, guardians }: ImportedPupil): NewPupil {
    const id = randomUUID();
    const kept = keptNumber(this.numbers, identityNumber, { schoolId, id });
    return { id, content, kept, guardians: guardians.map((guardian) => ({ ...guardian, email: null })) };
  }

  private async save({ school, now }: SchoolCaller, saved: readonly Saved[]): Promise<void> {
    await this.imported.changeAll(school.id, saved, now);
    await this.pupils.saveWords(
      { schoolId: school.id },
      saved.flatMap(({ id, content, isRenamed }) => (isRenamed ? [{ id, name: content.name }] : [])),
    );
    await this.imported.replaceGuardians(
      school.id,
      saved.flatMap(({ id, guardians }) => (guardians ? [{ id, guardians }] : [])),
    );
  }
}

const idBefore = ({ before }: ChangingPupil) => before.id;

function contentOf({ name, sex, registerNumber, birthDate }: PupilContent): PupilContent {
  return { name, sex, registerNumber, birthDate };
}

function firstPlacing(pupilId: string, placing: Placing | null) {
  return placing === null || placing.classId === null
    ? []
    : [{ ...placing, pupilId, classId: placing.classId }];
}
