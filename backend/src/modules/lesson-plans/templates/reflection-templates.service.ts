import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { OwnRecords } from '../../../platform/records/records.js';
import { SchoolsService } from '../../schools/index.js';
import { type SharedTemplateContent } from '../domain/reflection-template.js';
import {
  type ListedTemplate,
  type ReflectionTemplate,
  ReflectionTemplatesRepository,
} from './reflection-templates.repository.js';

/** Sentences of a teacher for reflections; colleagues use those that are shared. */
@Injectable()
export class ReflectionTemplatesService extends OwnRecords<SharedTemplateContent> {
  constructor(
    writes: SchoolWrites,
    private readonly templates: ReflectionTemplatesRepository,
    private readonly schools: SchoolsService,
  ) {
    super(writes, templates.rows);
  }

  list(caller: SchoolCaller): Promise<ListedTemplate[]> {
    return this.reading(caller, async (owner) => {
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
      await this.rows.lock(this.ownerOf(caller));
      return this.asDefault(caller, await super.replace(caller, id, version, content));
    });
  }

  override restore(caller: SchoolCaller, id: string): Promise<ReflectionTemplate> {
    return this.writes.write(caller, async () => this.asDefault(caller, await super.restore(caller, id)));
  }

  protected override async insert(
    caller: SchoolCaller,
    id: string,
    content: SharedTemplateContent,
  ): Promise<ReflectionTemplate> {
    const owner = this.ownerOf(caller);
    await this.rows.lock(owner);
    const standing = await this.rows.find(owner, id);
    return standing ?? this.asDefault(caller, await super.insert(caller, id, content));
  }

  /** The one that was made the default last is it. */
  private async asDefault(caller: SchoolCaller, template: ReflectionTemplate): Promise<ReflectionTemplate> {
    if (template.isDefault)
      await this.templates.clearOtherDefaults(this.ownerOf(caller), template, caller.now);
    return template;
  }
}
