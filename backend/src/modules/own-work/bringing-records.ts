import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { type OwnRecords, ownerOf } from '../../platform/records/records.js';
import { PlanBlocksService, ReflectionTemplatesService } from '../lesson-plans/index.js';
import { broughtId } from './brought-id.js';
import type { BlockInFileDto, TemplateInFileDto } from './own-work-file.dto.js';

/** Blocks and templates as they come: shared with nobody, and nobody's default. In the current transaction of a write. */
@Injectable()
export class BringingRecords {
  constructor(
    private readonly blocks: PlanBlocksService,
    private readonly templates: ReflectionTemplatesService,
  ) {}

  /** Under which id it is new; null where it was there. */
  bringBlock(caller: SchoolCaller, { id, name, steps }: BlockInFileDto): Promise<string | null> {
    return bring(caller, this.blocks, id, { name, steps, isShared: false });
  }

  /** The same. */
  bringTemplate(
    caller: SchoolCaller,
    { id, name, category, language, text }: TemplateInFileDto,
  ): Promise<string | null> {
    const content = { name, category, language, text, isDefault: false, isShared: false };
    return bring(caller, this.templates, id, content);
  }

  async takeBack(
    caller: SchoolCaller,
    { blocks, templates }: Readonly<{ blocks: readonly string[]; templates: readonly string[] }>,
  ): Promise<void> {
    await takeBack(caller, this.blocks, blocks);
    await takeBack(caller, this.templates, templates);
  }
}

async function bring<Content extends object>(
  caller: SchoolCaller,
  records: OwnRecords<Content>,
  id: string,
  content: Content,
): Promise<string | null> {
  const newId = broughtId(ownerOf(caller), id);
  const known = (await records.standing(caller, id)) ?? (await records.standing(caller, newId));
  if (known?.deletedAt === null) return null;
  if (known) return (await records.restore(caller, known.id)).id;
  return (await records.create(caller, newId, content)).id;
}

/** What nobody has changed since it came. */
async function takeBack<Content extends object>(
  caller: SchoolCaller,
  records: OwnRecords<Content>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const known = await records.standing(caller, id);
    if (known?.deletedAt === null && known.version === 1) await records.delete(caller, id);
  }
}
