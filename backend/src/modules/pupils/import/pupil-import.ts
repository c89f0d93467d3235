import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import {
  type ImportContext,
  ImportKind,
  type ImportRow,
  type Planned,
  type Undone,
} from '../../../platform/imports/import-kind.js';
import { IdentityNumbers } from '../../../platform/secrets/identity-numbers.js';
import type { ImportedPupil } from '../domain/imported-pupil.js';
import type { PupilContent } from '../domain/pupil.js';
import { type PupilChange, pupilChange } from '../domain/pupil-change.js';
import { type MatchedPupil, matchedPupils } from '../domain/pupil-import.js';
import { foldedName } from '../domain/pupil-name.js';
import type { Guardian } from '../guardians/guardian.js';
import { type KeptNumber, keptNumber, NO_NUMBER } from '../kept-number.js';
import { PupilsRepository } from '../pupils.repository.js';
import { type ImportablePupil, type NewPupil, PupilImportRepository } from './pupil-import.repository.js';
import { PUPIL_IMPORT } from './pupil-import-kind.js';

/** `before`: null for somebody new. */
type PupilPlan = Readonly<{
  before: ImportablePupil | null;
  imported: ImportedPupil;
  change: PupilChange | null;
}>;

type MadePupils = Readonly<{
  added: readonly Readonly<{ id: string; version: number }>[];
  changed: readonly ChangedPupil[];
}>;

/** `version`: as the import left it. `content`, `guardians`: as they were before it, null where it let them be. */
type ChangedPupil = Readonly<{
  id: string;
  version: number;
  content: PupilContent;
  gaveNumber: boolean;
  guardians: readonly Guardian[] | null;
}>;

type Saved = Readonly<{
  content: PupilContent;
  /** Left out, what is kept stays. */
  number: Partial<KeptNumber>;
  guardians: readonly Guardian[] | null;
  now: number;
}>;

/** Lists of pupils, as schools and the ministry's systems write them. */
@Injectable()
export class PupilImport extends ImportKind<PupilPlan, MadePupils> {
  override readonly definition = PUPIL_IMPORT;

  constructor(
    private readonly pupils: PupilsRepository,
    private readonly imported: PupilImportRepository,
    private readonly numbers: IdentityNumbers,
  ) {
    super();
  }

  override async hold({ caller }: ImportContext): Promise<void> {
    await this.pupils.lock({ schoolId: caller.school.id });
  }

  override async plan(
    { caller, answers }: ImportContext,
    rows: readonly ImportRow[],
  ): Promise<Planned<PupilPlan>[]> {
    const schoolId = caller.school.id;
    const standing = await this.imported.list(schoolId);
    const byId = new Map(standing.map((pupil) => [pupil.id, pupil]));
    const matched = matchedPupils(rows, {
      standing,
      answers,
      today: dayOf(caller.now),
      keysOf: (number) => this.numbers.hashes(number, schoolId).map((hash) => hash.toString('hex')),
    });
    return matched.map((each) => planned(each, each.same && (byId.get(each.same.id) ?? null)));
  }

  override async apply({ caller }: ImportContext, plans: readonly PupilPlan[]): Promise<MadePupils> {
    const schoolId = caller.school.id;
    const added = plans
      .filter(({ before }) => before === null)
      .map(({ imported }) => this.newPupil(schoolId, imported));
    await this.imported.addAll(schoolId, added, caller.now);
    const changed: ChangedPupil[] = [];
    for (const { before, change } of plans)
      if (before && change) changed.push(await this.change(schoolId, before, change, caller.now));
    return { added: added.map(({ id }) => ({ id, version: 1 })), changed };
  }

  override async undo({ caller }: ImportContext, made: MadePupils): Promise<Undone> {
    const schoolId = caller.school.id;
    let undone = await this.imported.deleteUnchanged(schoolId, made.added, caller.now);
    for (const pupil of made.changed) if (await this.changeBack(schoolId, pupil, caller.now)) undone += 1;
    return { undone, kept: made.added.length + made.changed.length - undone };
  }

  private newPupil(schoolId: string, { content, identityNumber, guardians }: ImportedPupil): NewPupil {
    const id = randomUUID();
    const kept = keptNumber(this.numbers, identityNumber, { schoolId, id });
    return { id, content, kept, guardians: guardians.map((guardian) => ({ ...guardian, email: null })) };
  }

  private async change(
    schoolId: string,
    { id, version, guardians, ...before }: ImportablePupil,
    change: PupilChange,
    now: number,
  ): Promise<ChangedPupil> {
    const { name, sex, registerNumber, birthDate } = before;
    const content = { name, sex, registerNumber, birthDate };
    await this.save(
      schoolId,
      { id, version },
      {
        content: change.content ?? content,
        number:
          change.identityNumber === null
            ? {}
            : keptNumber(this.numbers, change.identityNumber, { schoolId, id }),
        guardians: change.guardians,
        now,
      },
    );
    return {
      id,
      version: version + 1,
      content,
      gaveNumber: change.identityNumber !== null,
      guardians: change.guardians && guardians,
    };
  }

  /** False where somebody has changed the pupil since. */
  private changeBack(
    schoolId: string,
    { id, version, content, gaveNumber, guardians }: ChangedPupil,
    now: number,
  ): Promise<boolean> {
    return this.save(
      schoolId,
      { id, version },
      { content, number: gaveNumber ? NO_NUMBER : {}, guardians, now },
    );
  }

  private async save(
    schoolId: string,
    { id, version }: Readonly<{ id: string; version: number }>,
    { content, number, guardians, now }: Saved,
  ): Promise<boolean> {
    const row = { ...content, sortName: foldedName(content.name), ...number };
    if (!(await this.pupils.rows.replace({ schoolId }, id, version, row, now))) return false;
    await this.pupils.saveWords({ schoolId }, { id, name: content.name });
    if (guardians) await this.imported.replaceGuardians(schoolId, id, guardians);
    return true;
  }
}

function planned(
  { number, imported, findings }: MatchedPupil,
  before: ImportablePupil | null,
): Planned<PupilPlan> {
  const change = before && imported && pupilChange(before, imported);
  const isSame = change !== null && Object.values(change).every((part) => part === null);
  const outcome = before === null ? 'new' : isSame ? 'same' : 'changed';
  return { number, outcome, findings, plan: imported && { before, imported, change } };
}
