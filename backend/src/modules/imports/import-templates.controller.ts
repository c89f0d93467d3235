import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { AnswersTable, onePage, tableFile } from '../../platform/tables/table-file.js';
import { ImportKinds } from './import-kinds.js';
import { ImportTemplateQueryDto } from './imports.dto.js';

/** Empty files to be filled in by whoever has no list yet. */
@ApiTags('imports')
@Controller('api/import-templates')
@Allow('admin', 'pupils', 'panel_head')
@Rows('school')
@Requires('dashboard')
export class ImportTemplatesController {
  constructor(private readonly kinds: ImportKinds) {}

  /** The heads of a kind and nothing below them: such a file matches itself. */
  @Get()
  @AnswersTable()
  template(
    @Caller() caller: SchoolCaller,
    @Query() { kind, format }: ImportTemplateQueryDto,
  ): StreamableFile {
    const { fields, name } = this.kinds.of(caller, kind).definition;
    const columns = fields.map(({ label }) => ({ kind: 'text', header: label, cell: () => null }) as const);
    return tableFile(format, {
      title: 'Senarai',
      name: `templat-${name}`,
      columns,
      pages: onePage<never>([]),
    });
  }
}
