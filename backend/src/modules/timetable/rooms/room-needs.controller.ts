import { Body, Controller, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RoomNeedsDto } from './room-needs.dto.js';
import { RoomNeedsService } from './room-needs.service.js';

/** Where sets have to be taught; told with the sets of a timetable. */
@ApiTags('timetables')
@Controller('api/room-needs')
@Allow('admin', 'timetable')
@Rows('school')
export class RoomNeedsController {
  constructor(private readonly needs: RoomNeedsService) {}

  /** Says of sets of a session where they have to be taught, in place of what was said before; all of them or none. */
  @Put()
  @HttpCode(204)
  @Requires('editContent')
  async keep(@Caller() caller: SchoolCaller, @Body() { academicYearId, needs }: RoomNeedsDto): Promise<void> {
    await this.needs.keep(caller, academicYearId, needs);
  }
}
