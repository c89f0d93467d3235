import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { IdentityNumbers } from '../../../platform/secrets/identity-numbers.js';
import type { ImportedPupil } from '../domain/imported-pupil.js';
import type { Placing } from '../domain/placing.js';
import type { PupilContent } from '../domain/pupil.js';
import type { PupilChange } from '../domain/pupil-change.js';
import { foldedName } from '../domain/pupil-name.js';
import type { Guardian } from '../guardians/guardian.js';
import { type KeptNumber, keptNumber, NO_NUMBER } from '../kept-number.js';
import { Placements } from '../memberships/placements.js';
import { PupilsRepository } from '../pupils.repository.js';
import { type ImportablePupil, type NewPupil, PupilImportRepository } from './pupil-import.repository.js';

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

type Saved = Readonly<{
  content: PupilContent;
  /** Left out, what is kept stays. */
  number: Partial<KeptNumber>;
  guardians: readonly Guardian[] | null;
}>;

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

  async change(
    caller: SchoolCaller,
    before: ImportablePupil,
    { content: changed, identityNumber, guardians }: PupilChange,
    placing: Placing | null,
  ): Promise<ChangedPupil> {
    const schoolId = caller.school.id;
    const { id, version, leftOn, name, sex, registerNumber, birthDate } = before;
    const content = { name, sex, registerNumber, birthDate };
    const number = identityNumber === null ? {} : keptNumber(this.numbers, identityNumber, { schoolId, id });
    const replaced = identityNumber === null ? null : await this.imported.sealedNumber(schoolId, id);
    await this.save(caller, { id, version }, { content: changed ?? content, number, guardians });
    if (leftOn !== null) {
      await this.placements.end(caller, id, leftOn);
      await this.pupils.saveLeaving({ schoolId }, id, null);
    }
    const moved = placing && (await this.move(caller, before, placing));
    return {
      id,
      version: version + 1,
      content,
      leftOn,
      gaveNumber: identityNumber !== null && replaced === null,
      replacedNumber: replaced?.toString('base64') ?? null,
      guardians: guardians && before.guardians,
      moved,
    };
  }

  /** `now`: as the pupil is. False where somebody has changed it since. */
  async changeBack(caller: SchoolCaller, before: ChangedPupil, now: ImportablePupil): Promise<boolean> {
    const { id, version, content, leftOn, guardians, moved } = before;
    if (now.version !== version || (moved !== null && now.classId !== moved.classId)) return false;
    const number = this.numberBefore(caller.school.id, before);
    await this.save(caller, { id, version }, { content, number, guardians });
    if (moved) await this.placements.place(caller, id, moved.from);
    if (leftOn !== null) {
      await this.placements.end(caller, id, leftOn);
      await this.pupils.saveLeaving({ schoolId: caller.school.id }, id, leftOn);
    }
    return true;
  }

  private numberBefore(schoolId: string, { id, gaveNumber, replacedNumber }: ChangedPupil) {
    if (!replacedNumber) return gaveNumber ? NO_NUMBER : {};
    const holder = { schoolId, id };
    const number = this.numbers.open(Buffer.from(replacedNumber, 'base64'), holder);
    return keptNumber(this.numbers, number, holder);
  }

  private async move(
    caller: SchoolCaller,
    { id, classId, groupIds, hasStays }: ImportablePupil,
    placing: Placing,
  ): Promise<ChangedPupil['moved']> {
    const first = hasStays ? [] : firstPlacing(id, placing);
    if (first.length > 0) await this.imported.placeAll(caller.school.id, first);
    else await this.placements.place(caller, id, placing);
    return { from: { ...placing, classId, groupIds }, classId: placing.classId };
  }

  private newPupil(schoolId: string, { content, identityNumber, guardians }: ImportedPupil): NewPupil {
    const id = randomUUID();
    const kept = keptNumber(this.numbers, identityNumber, { schoolId, id });
    return { id, content, kept, guardians: guardians.map((guardian) => ({ ...guardian, email: null })) };
  }

  private async save(
    { school, now }: SchoolCaller,
    { id, version }: Readonly<{ id: string; version: number }>,
    { content, number, guardians }: Saved,
  ): Promise<void> {
    const owner = { schoolId: school.id };
    const row = { ...content, sortName: foldedName(content.name), ...number };
    await this.pupils.rows.replace(owner, id, version, row, now);
    await this.pupils.saveWords(owner, { id, name: content.name });
    if (guardians) await this.imported.replaceGuardians(school.id, id, guardians);
  }
}

function firstPlacing(pupilId: string, placing: Placing | null) {
  return placing === null || placing.classId === null
    ? []
    : [{ ...placing, pupilId, classId: placing.classId }];
}
