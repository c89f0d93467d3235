import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { toRecordDto } from '../../../platform/records/record.dto.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { AnswersTable, tableFile } from '../../../platform/tables/table-file.js';
import { TableOfYearQueryDto } from '../../classes/index.js';
import { OfYearQueryDto } from '../../schools/index.js';
import { PANEL } from '../domain/panel.js';
import { PanelTable } from './panel-table.js';
import { ChangedPanelDto, NewPanelDto, PanelDto, PanelsDto } from './panels.dto.js';
import { PanelsService } from './panels.service.js';

const PanelId = () => RecordId(PANEL);

/** Panitia: who looks after which subject. Everybody in the school knows. */
@ApiTags('panels')
@Controller('api/panels')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class PanelsController {
  constructor(
    private readonly panels: PanelsService,
    private readonly panelTable: PanelTable,
  ) {}

  /** All panels of an academic year. */
  @Get()
  @Allow('member')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @Query() query: OfYearQueryDto): Promise<PanelsDto> {
    const items = await this.panels.list(caller, query.academicYearId);
    return { items: items.map(toRecordDto) };
  }

  /** The same as a file for spreadsheets, a line for each panel. */
  @Get('table')
  @Requires('dashboard')
  @AnswersTable()
  async table(
    @Caller() caller: SchoolCaller,
    @Query() { academicYearId, format }: TableOfYearQueryDto,
  ): Promise<StreamableFile> {
    return tableFile(format, await this.panelTable.read(caller, academicYearId));
  }

  /** Keeps a new panel. */
  @Post()
  async create(@Caller() caller: SchoolCaller, @Body() { id, ...panel }: NewPanelDto): Promise<PanelDto> {
    return toRecordDto(await this.panels.create(caller, id, panel));
  }

  /** Replaces a panel, if it is still the one that was read. */
  @Put(':id')
  async update(
    @Caller() caller: SchoolCaller,
    @PanelId() id: string,
    @Body() { version, ...panel }: ChangedPanelDto,
  ): Promise<PanelDto> {
    return toRecordDto(await this.panels.replace(caller, id, version, panel));
  }

  /** Softly: a restoration brings it back. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@Caller() caller: SchoolCaller, @PanelId() id: string): Promise<void> {
    await this.panels.delete(caller, id);
  }

  /** Brings a deleted panel back. */
  @Post(':id/restoration')
  @HttpCode(200)
  async restore(@Caller() caller: SchoolCaller, @PanelId() id: string): Promise<PanelDto> {
    return toRecordDto(await this.panels.restore(caller, id));
  }
}
