import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { NotFoundError } from '../../platform/errors/errors.js';
import { defineRateLimit, Limited } from '../../platform/http/rate-limits.js';
import { mapPage } from '../../platform/page/page.js';
import { RecordId } from '../../platform/records/record-id.js';
import { AnswersTable, onePage, tableFile } from '../../platform/tables/table-file.js';
import type { Upload } from '../../platform/uploads/read-upload.js';
import type { UploadRule } from '../../platform/uploads/upload-rule.js';
import { TakesFile, UploadedFile } from '../../platform/uploads/uploaded-file.js';
import { MOST_FILE_BYTES } from './domain/file-limit.js';
import { ImportKinds } from './import-kinds.js';
import {
  ChangeImportRowDto,
  DecideMissingDto,
  ImportMissingListDto,
  ImportRowDto,
  ImportRowsDto,
  ImportRowsQueryDto,
  toImportRowDto,
} from './import-rows.dto.js';
import { ImportRowsService } from './import-rows.service.js';
import { ImportRuns } from './import-runs.service.js';
import {
  BeginImportQueryDto,
  ImportDto,
  ImportsQueryDto,
  LeftOutQueryDto,
  ListedImportsDto,
  RunImportDto,
  SaveMappingDto,
  toImportDto,
  toListedImportDto,
} from './imports.dto.js';
import { IMPORT_NOUN, ImportFileTooLargeError } from './imports.errors.js';
import { ImportsService, type ShownImport } from './imports.service.js';
import { LeftOutService } from './left-out.service.js';

const TABLE_FILE: UploadRule = {
  maxBytes: MOST_FILE_BYTES,
  types: null,
  tooLarge: () => new ImportFileTooLargeError(),
};
/** A file is read by a process of its own. */
const FILES = defineRateLimit('import files', 60);

const ImportId = () => RecordId(IMPORT_NOUN);

/** Files whose rows become rows of the school. What is kept by holders of a duty they import too. */
@ApiTags('imports')
@Controller('api/imports')
@Allow('admin', 'pupils', 'panel_head')
@Rows('school')
@Requires('manageUsers')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly rows: ImportRowsService,
    private readonly runs: ImportRuns,
    private readonly leftOut: LeftOutService,
    private readonly kinds: ImportKinds,
  ) {}

  /** Reads an XLSX or CSV, finds the table in it and proposes what its columns mean. Nothing is imported yet. */
  @Post()
  @TakesFile()
  @Limited(FILES)
  async begin(
    @Caller() caller: SchoolCaller,
    @Query() { kind, academicYearId, encoding }: BeginImportQueryDto,
    @UploadedFile(TABLE_FILE) file: Upload,
  ): Promise<ImportDto> {
    return this.shown(caller, await this.imports.begin(caller, { kind, academicYearId, encoding }, file));
  }

  /** The last imports of the school. */
  @Get()
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @Query() { kind }: ImportsQueryDto): Promise<ListedImportsDto> {
    return { items: (await this.imports.list(caller, kind)).map(toListedImportDto) };
  }

  /** One import: its columns, and once they are matched what would become of its rows now. */
  @Get(':id')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @ImportId() id: string): Promise<ImportDto> {
    return this.shown(caller, await this.imports.read(caller, id));
  }

  /** Says what the columns mean, for this file and the next one with the same heads. */
  @Put(':id/mapping')
  async saveMapping(
    @Caller() caller: SchoolCaller,
    @ImportId() id: string,
    @Body() { columns, answers = [] }: SaveMappingDto,
  ): Promise<ImportDto> {
    const mapping: (string | null)[] = [];
    for (const { index, field } of columns) mapping[index] = field;
    return this.shown(caller, await this.imports.saveMapping(caller, id, mapping, answers));
  }

  /** The rows as they would be imported now. */
  @Get(':id/rows')
  @Requires('dashboard')
  async listRows(
    @Caller() caller: SchoolCaller,
    @ImportId() id: string,
    @Query() query: ImportRowsQueryDto,
  ): Promise<ImportRowsDto> {
    return mapPage(await this.rows.list(caller, id, query), toImportRowDto);
  }

  /** What is kept and no row of the file speaks of; it stays unless somebody says otherwise. */
  @Get(':id/missing')
  @Requires('dashboard')
  async listMissing(@Caller() caller: SchoolCaller, @ImportId() id: string): Promise<ImportMissingListDto> {
    return { items: await this.rows.missing(caller, id) };
  }

  /** Says of some of it what becomes of it with the import. */
  @Put(':id/missing')
  async decideMissing(
    @Caller() caller: SchoolCaller,
    @ImportId() id: string,
    @Body() { ids, end }: DecideMissingDto,
  ): Promise<ImportMissingListDto> {
    return { items: await this.rows.decideMissing(caller, id, ids, end) };
  }

  /** The rows that are not imported, in the columns of their file and with the reason: mended, they are imported again. */
  @Get(':id/left-out')
  @Requires('dashboard')
  @AnswersTable()
  async takeLeftOut(
    @Caller() caller: SchoolCaller,
    @ImportId() id: string,
    @Query() { format }: LeftOutQueryDto,
  ): Promise<StreamableFile> {
    const { heads, rows } = await this.leftOut.read(caller, id);
    const columns = heads.map((header, column) => {
      const cell = (row: readonly string[]) => row[column] ?? null;
      return { kind: 'text', header, cell } as const;
    });
    return tableFile(format, {
      title: 'Tidak diimport',
      name: 'baris-tidak-diimport',
      columns,
      pages: onePage(rows),
    });
  }

  /** Mends a row, answers what was asked about it, or leaves it out. The file stays as it is. */
  @Patch(':id/rows/:number')
  async changeRow(
    @Caller() caller: SchoolCaller,
    @ImportId() id: string,
    @Param('number') number: string,
    @Body() change: ChangeImportRowDto,
  ): Promise<ImportRowDto> {
    if (!/^\d{1,9}$/.test(number)) throw new NotFoundError('The row');
    return toImportRowDto(await this.rows.change(caller, id, Number(number), change));
  }

  /** Imports all rows or none. Run again, it answers what came of it. */
  @Post(':id/run')
  @HttpCode(200)
  async run(
    @Caller() caller: SchoolCaller,
    @ImportId() id: string,
    @Body() { skipBad }: RunImportDto,
  ): Promise<ImportDto> {
    return this.shown(caller, await this.runs.run(caller, id, skipBad));
  }

  /** Takes back what the import made and nobody has changed since, for a week. */
  @Post(':id/undo')
  @HttpCode(200)
  async undo(@Caller() caller: SchoolCaller, @ImportId() id: string): Promise<ImportDto> {
    return this.shown(caller, await this.runs.undo(caller, id));
  }

  /** Gives up an import that has not run: its file goes at once. */
  @Delete(':id')
  @HttpCode(204)
  async discard(@Caller() caller: SchoolCaller, @ImportId() id: string): Promise<void> {
    await this.imports.discard(caller, id);
  }

  private shown(caller: SchoolCaller, shown: ShownImport): ImportDto {
    return toImportDto(shown, this.kinds.of(caller, shown.row.kind).definition);
  }
}
