import { ApiError } from '../../api/api-error';
import { newRoomBounds } from '../../api/bounds/new-room';
import { errorMessage } from '../../api/error-messages';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { Button, IconButton } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { addRoom, deleteRoom, type Room } from './calls';
import type { Known } from './known';

/** Special rooms of the school; lessons without one are held in the class's own. */
export function RoomsList({ known: { rooms } }: { known: Known }) {
  const adding = useChange((name: string, newId) => addRoom({ id: newId(), name, capacity: null }), {
    done: ({ name }) => `${name} ditambah.`,
    changes: ['timetable'],
    undo: ({ id }) => deleteRoom(id),
  });
  const form = useForm({
    bounds: newRoomBounds,
    begun: { name: '' },
    check: ({ name }) => {
      if (!name.trim()) return [{ field: 'name', message: 'Sila namakan bilik ini.' }];
      const isTaken = rooms.some((room) => room.name.toLowerCase() === name.trim().toLowerCase());
      return isTaken ? [{ field: 'name', message: 'Bilik ini sudah ada.' }] : [];
    },
    send: ({ name }) => adding.send(name.trim()),
    stays: true,
    onSent: () => form.edit({ name: '' }),
  });
  return (
    <section aria-labelledby="rooms" className="mt-5 border-line border-t pt-4">
      <h3 id="rooms" className="pb-2 font-semibold">
        Bilik khas
      </h3>
      {rooms.length > 0 && (
        <ul className="divide-y divide-line pb-3">
          {rooms.map((room) => (
            <RoomLine key={room.id} room={room} />
          ))}
        </ul>
      )}
      <Form form={form} title="Bilik belum ditambah">
        <TextField {...form.field('name')} label="Nama bilik" help="Contohnya Makmal Sains." />
        <Button type="submit" variant="secondary" icon="add" busy={form.isBusy} className="self-start">
          Tambah bilik
        </Button>
      </Form>
    </section>
  );
}

function RoomLine({ room }: { room: Room }) {
  const deletion = useChange(() => deleteRoom(room.id), {
    done: `${room.name} dipadam.`,
    changes: ['timetable'],
    words: (failure) =>
      failure instanceof ApiError && failure.code === 'ROOM_IN_USE'
        ? `${room.name} masih digunakan dalam jadual. Sila pindahkan slotnya dahulu.`
        : errorMessage(failure),
  });
  return (
    <li className="flex items-center gap-2 py-1">
      <span dir="auto" className="wrap-anywhere min-w-0 flex-1 text-sm">
        {room.name}
      </span>
      <IconButton icon="delete" label={`Padam ${room.name}`} onClick={() => deletion.make()} />
    </li>
  );
}
