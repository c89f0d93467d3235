import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { Database } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { OwnRecords } from '../../../platform/records/records.js';
import { SchoolsService } from '../../schools/index.js';
import { MOST_TEMPLATES, type SharedTemplateContent } from '../domain/reflection-template.js';
import { toRecordOfTemplate } from './reflection-templates.dto.js';
import {
  type ListedTemplate,
  type ReflectionTemplate,
  ReflectionTemplatesRepository,
} from './reflection-templates.repository.js';

export const TEMPLATE_NOUN = 'reflection template';

export class TooManyTemplatesError extends AppError {
  constructor() {
    super('TOO_MANY_TEMPLATES', 409, `A person has ${MOST_TEMPLATES} templates at most.`, {
      most: MOST_TEMPLATES,
    });
  }
}

/** Sentences of a teacher for reflections; colleagues use those that are shared. */
@Injectable()
export class ReflectionTemplatesService extends OwnRecords<SharedTemplateContent> {
  constructor(
    database: Database,
    writes: SchoolWrites,
    private readonly templates: ReflectionTemplatesRepository,
    private readonly schools: SchoolsService,
  ) {
    super(database, writes, { noun: TEMPLATE_NOUN, rows: templates.rows, toDto: toRecordOfTemplate });
  }

  list(caller: SchoolCaller): Promise<ListedTemplate[]> {
    const owner = this.ownerOf(caller);
    return this.database.tenantRead(owner.schoolId, async () => {
      const found = await this.templates.list(owner);
      const hasOthers = found.some(({ authorId }) => authorId !== owner.userId);
      const members = hasOthers ? await this.schools.membersOf(owner.schoolId) : [];
      return found.map(({ authorId, ...template }) => ({
        ...template,
        authorName:
          authorId === owner.userId ? null : (members.find(({ userId }) => userId === authorId)?.name ?? ''),
      }));
    });
  }

  override replace(
    caller: SchoolCaller,
    id: string,
    version: number,
    content: SharedTemplateContent,
  ): Promise<ReflectionTemplate> {
    return this.writes.write(caller, async () => {
      await this.templates.lock(this.ownerOf(caller));
      return this.asDefault(caller, await super.replace(caller, id, version, content));
    });
  }

  override restore(caller: SchoolCaller, id: string): Promise<ReflectionTemplate> {
    return this.writes.write(caller, async () => {
      await this.templates.lock(this.ownerOf(caller));
      const { deletedAt } = await this.known(caller, id);
      if (deletedAt !== null) await this.checkRoom(caller);
      return this.asDefault(caller, await super.restore(caller, id));
    });
  }

  protected override async insert(
    caller: SchoolCaller,
    id: string,
    content: SharedTemplateContent,
  ): Promise<ReflectionTemplate> {
    const owner = this.ownerOf(caller);
    await this.templates.lock(owner);
    const standing = await this.templates.rows.find(owner, id);
    if (standing) return standing;
    await this.checkRoom(caller);
    return this.asDefault(caller, await super.insert(caller, id, content));
  }

  /** The one that was made the default last is it. */
  private async asDefault(caller: SchoolCaller, template: ReflectionTemplate): Promise<ReflectionTemplate> {
    if (template.isDefault)
      await this.templates.clearOtherDefaults(this.ownerOf(caller), template, caller.now);
    return template;
  }

  private async checkRoom(caller: SchoolCaller): Promise<void> {
    if ((await this.templates.count(this.ownerOf(caller))) >= MOST_TEMPLATES)
      throw new TooManyTemplatesError();
  }
}
