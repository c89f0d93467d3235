import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { OwnRows } from '../../../platform/records/record-rows.js';
import { type OwnRecords, ownerOf } from '../../../platform/records/records.js';
import { PlanBlocksRepository } from '../blocks/plan-blocks.repository.js';
import { PlanBlocksService } from '../blocks/plan-blocks.service.js';
import { ReflectionTemplatesRepository } from '../templates/reflection-templates.repository.js';
import { ReflectionTemplatesService } from '../templates/reflection-templates.service.js';
import { broughtId } from './brought-id.js';
import type { BlockInFileDto, TemplateInFileDto } from './own-work-file.dto.js';

type Kind<Content extends object> = Readonly<{
  rows: OwnRows<Content, never, object>;
  service: OwnRecords<Content>;
}>;

/** Blocks and templates as they come: shared with nobody, and nobody's default. In the current transaction of a write. */
@Injectable()
export class BringingRecords {
  constructor(
    private readonly blockRows: PlanBlocksRepository,
    private readonly blocks: PlanBlocksService,
    private readonly templateRows: ReflectionTemplatesRepository,
    private readonly templates: ReflectionTemplatesService,
  ) {}

  /** Under which id it is new; null where it was there. */
  bringBlock(caller: SchoolCaller, { id, name, steps }: BlockInFileDto): Promise<string | null> {
    return bring(caller, this.kindOfBlocks(), id, { name, steps, isShared: false });
  }

  /** The same. */
  bringTemplate(
    caller: SchoolCaller,
    { id, name, category, language, text }: TemplateInFileDto,
  ): Promise<string | null> {
    const content = { name, category, language, text, isDefault: false, isShared: false };
    return bring(caller, this.kindOfTemplates(), id, content);
  }

  async takeBack(
    caller: SchoolCaller,
    { blocks, templates }: Readonly<{ blocks: readonly string[]; templates: readonly string[] }>,
  ): Promise<void> {
    await takeBack(caller, this.kindOfBlocks(), blocks);
    await takeBack(caller, this.kindOfTemplates(), templates);
  }

  private kindOfBlocks() {
    return { rows: this.blockRows.rows, service: this.blocks };
  }

  private kindOfTemplates() {
    return { rows: this.templateRows.rows, service: this.templates };
  }
}

async function bring<Content extends object>(
  caller: SchoolCaller,
  { rows, service }: Kind<Content>,
  id: string,
  content: Content,
): Promise<string | null> {
  const owner = ownerOf(caller);
  const newId = broughtId(owner, id);
  const known = (await rows.find(owner, id)) ?? (await rows.find(owner, newId));
  if (known?.deletedAt === null) return null;
  if (known) return (await service.restore(caller, known.id)).id;
  return (await service.create(caller, newId, content)).id;
}

/** What nobody has changed since it came. */
async function takeBack<Content extends object>(
  caller: SchoolCaller,
  { rows, service }: Kind<Content>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const known = await rows.find(ownerOf(caller), id);
    if (known?.deletedAt === null && known.version === 1) await service.delete(caller, id);
  }
}
