import { dtosOf } from '../../../platform/records/noun-dtos.js';
import { ROOM } from '../domain/room.js';

const Room = dtosOf(ROOM, {
  name: 'e.g. Makmal Sains 1; each once in a school',
  kind: 'In words of the school, e.g. Makmal; null where it has not said',
  capacity: 'People; null where the school has not said',
});

export class NewRoomDto extends Room.New {}

export class ChangedRoomDto extends Room.Changed {}

export class RoomDto extends Room.Reply {}

export class RoomsDto {
  /** By name */
  items: RoomDto[];
}
