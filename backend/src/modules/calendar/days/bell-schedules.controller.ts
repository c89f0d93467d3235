import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { BELL_NOUN } from '../domain/bell-schedule.js';
import {
  BellScheduleDto,
  ChangedBellScheduleDto,
  NewBellScheduleDto,
  toBellScheduleDto,
} from './bell-schedules.dto.js';
import { BellSchedulesService } from './bell-schedules.service.js';

const ScheduleId = () => RecordId(BELL_NOUN);

/** Waktu: when the periods of a day begin and end; they are read with the calendar. */
@ApiTags('calendar')
@Controller('api/bell-schedules')
@Allow('admin', 'calendar')
@Rows('school')
export class BellSchedulesController {
  constructor(private readonly schedules: BellSchedulesService) {}

  /** Keeps a new bell schedule. */
  @Post()
  @Requires('createContent')
  async create(
    @Caller() caller: SchoolCaller,
    @Body() { id, ...schedule }: NewBellScheduleDto,
  ): Promise<BellScheduleDto> {
    return toBellScheduleDto(await this.schedules.create(caller, id, schedule));
  }

  /** Replaces a bell schedule, if it is still the one that was read. */
  @Put(':id')
  @Requires('editContent')
  async update(
    @Caller() caller: SchoolCaller,
    @ScheduleId() id: string,
    @Body() { version, ...schedule }: ChangedBellScheduleDto,
  ): Promise<BellScheduleDto> {
    return toBellScheduleDto(await this.schedules.replace(caller, id, version, schedule));
  }

  /** Softly: a restoration brings it back. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editContent')
  async delete(@Caller() caller: SchoolCaller, @ScheduleId() id: string): Promise<void> {
    await this.schedules.delete(caller, id);
  }

  /** Brings a deleted bell schedule back. */
  @Post(':id/restoration')
  @HttpCode(200)
  @Requires('editContent')
  async restore(@Caller() caller: SchoolCaller, @ScheduleId() id: string): Promise<BellScheduleDto> {
    return toBellScheduleDto(await this.schedules.restore(caller, id));
  }
}
