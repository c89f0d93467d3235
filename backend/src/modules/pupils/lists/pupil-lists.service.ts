import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { RoleRequiredError, ValidationError } from '../../../platform/errors/errors.js';
import { IdentityNumbers } from '../../../platform/secrets/identity-numbers.js';
import { onePage, type Table } from '../../../platform/tables/table-file.js';
import {
  type SchoolClass,
  SchoolClassesService,
  type SetPart,
  TeachingSetsService,
} from '../../classes/index.js';
import { keepsPupils } from '../pupil-readers.js';
import type { PupilsAskedDto } from '../pupils.dto.js';
import { PupilsRepository, type TabledPupil } from '../pupils.repository.js';
import { PupilsService } from '../pupils.service.js';
import { ListLog } from './list-log.js';
import { pupilColumns } from './pupil-columns.js';
import type { PrintedListDto, PupilTableQueryDto } from './pupil-lists.dto.js';

/** Lists of pupils that leave the screen: nothing is handed out before the line of who takes it is written. */
@Injectable()
export class PupilListsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly pupils: PupilsService,
    private readonly repository: PupilsRepository,
    private readonly classes: SchoolClassesService,
    private readonly sets: TeachingSetsService,
    private readonly numbers: IdentityNumbers,
    private readonly log: ListLog,
  ) {}

  /** Whole numbers of identity only to who keeps pupils; birth dates too. */
  async take(caller: SchoolCaller, query: PupilTableQueryDto): Promise<Table<TabledPupil>> {
    const keeps = keepsPupils(caller);
    const hasNumbers = query.numbers === 'whole';
    const hasGroups = query.groups === 'all';
    if (hasNumbers && !keeps) throw new RoleRequiredError('admin, duty pupils');
    const classes = await this.classes.list(caller, query.academicYearId);
    const rows = await this.takeLogged(caller, query, classes, { hasGuardians: false });
    return {
      title: 'Murid',
      name: 'murid',
      columns: pupilColumns({
        classes,
        hasGroups,
        hasBirthDates: keeps,
        numberOf: hasNumbers ? (pupil) => this.numberOf(caller, pupil) : null,
      }),
      pages: onePage(rows),
    };
  }

  /** The pupils, and in one transaction with them the line of who takes them. */
  async takeLogged(
    caller: SchoolCaller,
    query: PupilTableQueryDto,
    classes: readonly SchoolClass[],
    told: Readonly<{ hasGuardians: boolean }>,
  ): Promise<TabledPupil[]> {
    const place = await this.placeOf(caller, query, classes);
    const sought = await this.pupils.soughtBy(caller, query);
    const { format, state = 'present' } = query;
    return this.writes.write(caller, async () => {
      const found = await this.repository.listForTable(caller, sought);
      const extras = { hasNumbers: query.numbers === 'whole', hasGroups: query.groups === 'all', ...told };
      await this.log.add(caller, {
        kind: 'table_taken',
        format,
        place,
        state,
        rows: found.length,
        ...extras,
      });
      return found;
    });
  }

  async recordPrint(caller: SchoolCaller, asked: PrintedListDto): Promise<void> {
    const classes = await this.classes.list(caller, asked.academicYearId);
    const place = await this.placeOf(caller, asked, classes);
    const sought = await this.pupils.soughtBy(caller, asked);
    const { kind, state = 'present' } = asked;
    const onSheet = kind === 'consents_printed' ? await this.countOnSheet(caller, asked) : null;
    await this.writes.write(caller, async () => {
      const rows = onSheet ?? (await this.repository.count(caller, sought));
      const onPaper = { format: null, hasGroups: false, hasNumbers: false, hasGuardians: false };
      await this.log.add(caller, { kind, place, state, rows, ...onPaper });
    });
  }

  /** The sheet of consents is of one class, and of whoever opens the cards of it. */
  private async countOnSheet(
    caller: SchoolCaller,
    { academicYearId, classId }: PrintedListDto,
  ): Promise<number> {
    if (!classId) throw new ValidationError([{ field: 'classId', message: 'classId must be told' }]);
    return (await this.pupils.idsWithCards(caller, { academicYearId, classId })).length;
  }

  /** Of identity, whole. */
  numberOf({ school }: SchoolCaller, { id, numberSealed }: TabledPupil): string | null {
    return numberSealed && this.numbers.open(numberSealed, { schoolId: school.id, id });
  }

  /** In the words of the school, which stay true when a class is called otherwise. */
  private async placeOf(
    caller: SchoolCaller,
    { classId, groupId, teachingSetId }: PupilsAskedDto,
    classes: readonly SchoolClass[],
  ): Promise<string | null> {
    const parts = teachingSetId ? (await this.sets.read(caller, teachingSetId)).parts : [];
    const named = parts.map((part) => nameOf(part, classes));
    if (classId || groupId) named.push(nameOf({ classId, groupId }, classes));
    return named.length > 0 ? named.join('; ') : null;
  }
}

type Named = Readonly<{ [Key in keyof SetPart]?: SetPart[Key] | undefined }>;

/** A class or group of another session has no name here. */
function nameOf({ classId, groupId }: Named, classes: readonly SchoolClass[]): string {
  const found = classes.find(
    ({ id, groups }) => id === classId || groups.some((group) => group.id === groupId),
  );
  if (!found) return '?';
  const group = found.groups.find(({ id }) => id === groupId);
  return group ? `${found.name}, ${group.name}` : found.name;
}
