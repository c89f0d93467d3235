import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { RoleRequiredError, ValidationError } from '../../../platform/errors/errors.js';
import { SchoolClassesService } from '../../classes/index.js';
import type { Guardian } from '../guardians/guardian.js';
import { GuardiansService } from '../guardians/guardians.service.js';
import { maskedNumber } from '../lists/pupil-columns.js';
import type { PupilTableQueryDto } from '../lists/pupil-lists.dto.js';
import { PupilListsService } from '../lists/pupil-lists.service.js';
import { keepsPupils } from '../pupil-readers.js';
import type { TabledPupil } from '../pupils.repository.js';
import { TableTemplates } from './table-templates.service.js';
import { asksForGuardians, formRow } from './template-fields.js';

type Asked = PupilTableQueryDto & Readonly<{ templateId: string }>;
const NOBODY: ReadonlyMap<string, Guardian[]> = new Map();

/** Lists of pupils in forms of the school's own. */
@Injectable()
export class FilledForms {
  constructor(
    private readonly database: Database,
    private readonly lists: PupilListsService,
    private readonly classes: SchoolClassesService,
    private readonly guardians: GuardiansService,
    private readonly templates: TableTemplates,
  ) {}

  /** For who keeps pupils. What is told only on request stays empty where it was not asked for. */
  async fill(caller: SchoolCaller, query: Asked): Promise<Buffer> {
    if (!keepsPupils(caller)) throw new RoleRequiredError('admin, duty pupils');
    if (query.format !== 'xlsx')
      throw new ValidationError([{ field: 'format', message: 'format must be xlsx in a template' }]);
    const template = await this.templates.find(caller, query.templateId);
    const hasGuardians = query.guardians === 'all' && asksForGuardians(template.fields);
    const classes = await this.classes.list(caller, query.academicYearId);
    const names = new Map(
      classes.flatMap((each) => [each, ...each.groups]).map(({ id, name }) => [id, name]),
    );
    const pupils = await this.lists.takeLogged(caller, query, classes, { hasGuardians });
    const guardians = hasGuardians ? await this.guardiansOf(caller, pupils) : NOBODY;
    const told = (pupil: TabledPupil) => ({
      ...pupil,
      className: pupil.classId && (names.get(pupil.classId) ?? null),
      groupNames: query.groups === 'all' ? pupil.groupIds.map((id) => names.get(id) ?? '') : [],
      number: query.numbers === 'whole' ? this.lists.numberOf(caller, pupil) : maskedNumber(pupil),
      guardians: guardians.get(pupil.id) ?? [],
    });
    const rows = pupils.map((pupil, at) => formRow(told(pupil), at + 1, template.fields));
    return this.templates.fill(caller, template, rows);
  }

  private guardiansOf(caller: SchoolCaller, pupils: readonly TabledPupil[]) {
    const ids = pupils.map(({ id }) => id);
    return this.database.tenantRead(caller.school.id, () => this.guardians.ofPupils(caller, ids));
  }
}
