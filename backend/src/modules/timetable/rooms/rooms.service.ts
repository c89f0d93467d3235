import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { TimetableLock } from '../claims/timetable-lock.js';
import { type NewRoomField, problemsOfRoom, type RoomContent } from '../domain/room.js';
import { TimetableLessonsRepository } from '../lessons/timetable-lessons.repository.js';
import { RoomInUseError } from '../timetable.errors.js';
import { type Room, RoomsRepository } from './rooms.repository.js';

/** Where lessons are held, as administrators and the holder of the timetable keep it. */
@Injectable()
export class RoomsService extends SchoolRecords<RoomContent, NewRoomField> {
  constructor(
    writes: SchoolWrites,
    private readonly rooms: RoomsRepository,
    private readonly lessons: TimetableLessonsRepository,
    private readonly lock: TimetableLock,
  ) {
    super(writes, rooms.rows);
  }

  list(caller: SchoolCaller): Promise<Room[]> {
    return this.reading(caller, (owner) => this.rooms.list(owner));
  }

  protected override async check(
    caller: SchoolCaller,
    id: string,
    content: Pick<RoomContent, 'name'>,
  ): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.lock.take(owner);
    const others = (await this.rooms.list(owner)).filter((other) => other.id !== id);
    const problems = problemsOfRoom(content, others);
    if (problems.length > 0) throw new ValidationError(problems);
  }

  protected override async checkDeletion(caller: SchoolCaller, id: string): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.lock.take(owner);
    const lessons = await this.lessons.countStanding(owner, { roomId: id }, dayOf(caller.now));
    if (lessons > 0) throw new RoomInUseError(lessons);
  }

  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    await this.check(caller, id, await this.known(caller, id));
  }
}
