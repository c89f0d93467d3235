import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { toRecordDto } from '../../../platform/records/record.dto.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { ROOM } from '../domain/room.js';
import { ChangedRoomDto, NewRoomDto, RoomDto, RoomsDto } from './rooms.dto.js';
import { RoomsService } from './rooms.service.js';

const RoomId = () => RecordId(ROOM);

/** Where lessons are held. Everybody in the school knows. */
@ApiTags('timetables')
@Controller('api/rooms')
@Allow('admin', 'timetable')
@Rows('school')
export class RoomsController {
  constructor(private readonly rooms: RoomsService) {}

  /** All rooms of the school. */
  @Get()
  @Allow('member')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller): Promise<RoomsDto> {
    const items = await this.rooms.list(caller);
    return { items: items.map(toRecordDto) };
  }

  /** Keeps a new room. */
  @Post()
  @Requires('createContent')
  async create(@Caller() caller: SchoolCaller, @Body() { id, ...room }: NewRoomDto): Promise<RoomDto> {
    return toRecordDto(await this.rooms.create(caller, id, room));
  }

  /** Replaces a room, if it is still the one that was read. */
  @Put(':id')
  @Requires('editContent')
  async update(
    @Caller() caller: SchoolCaller,
    @RoomId() id: string,
    @Body() { version, ...room }: ChangedRoomDto,
  ): Promise<RoomDto> {
    return toRecordDto(await this.rooms.replace(caller, id, version, room));
  }

  /** Softly, unless a timetable that is not over uses it. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editContent')
  async delete(@Caller() caller: SchoolCaller, @RoomId() id: string): Promise<void> {
    await this.rooms.delete(caller, id);
  }

  /** Brings a deleted room back. */
  @Post(':id/restoration')
  @HttpCode(200)
  @Requires('editContent')
  async restore(@Caller() caller: SchoolCaller, @RoomId() id: string): Promise<RoomDto> {
    return toRecordDto(await this.rooms.restore(caller, id));
  }
}
