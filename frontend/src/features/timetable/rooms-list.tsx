import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { newRoomBounds } from '../../api/bounds/new-room';
import { errorMessage } from '../../api/error-messages';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { Button, IconButton } from '../../ui/button';
import { NumberField } from '../../ui/number-field';
import { SuggestionField } from '../../ui/suggestion-field';
import { TextField } from '../../ui/text-field';
import { addRoom, changeRoom, deleteRoom, type Room } from './calls';
import type { Known } from './known';

/** Special rooms of the school; lessons without one are held in the class's own. */
export function RoomsList({ known: { rooms } }: { known: Known }) {
  const [editedId, setEditedId] = useState<string>();
  const edited = rooms.find(({ id }) => id === editedId);
  return (
    <section aria-labelledby="rooms" className="mt-5 border-line border-t pt-4">
      <h3 id="rooms" className="pb-2 font-semibold">
        Bilik khas
      </h3>
      {rooms.length > 0 && (
        <ul className="divide-y divide-line pb-3">
          {rooms.map((room) => (
            <RoomLine key={room.id} room={room} onEdit={() => setEditedId(room.id)} />
          ))}
        </ul>
      )}
      <RoomForm key={edited?.id} edited={edited} rooms={rooms} onDone={() => setEditedId(undefined)} />
    </section>
  );
}

type RoomFormProps = { edited: Room | undefined; rooms: readonly Room[]; onDone: () => void };

function RoomForm({ edited, rooms, onDone }: RoomFormProps) {
  const adding = useChange(
    (room: Omit<Parameters<typeof addRoom>[0], 'id'>, newId) => addRoom({ ...room, id: newId() }),
    {
      done: ({ name }) => `${name} ditambah.`,
      changes: ['timetable'],
      undo: ({ id }) => deleteRoom(id),
    },
  );
  const changing = useChange(
    ({ id, ...room }: Parameters<typeof changeRoom>[1] & { id: string }) => changeRoom(id, room),
    { done: ({ name }) => `${name} disimpan.`, changes: ['timetable'] },
  );
  const form = useForm({
    bounds: newRoomBounds,
    begun: {
      name: edited?.name ?? '',
      kind: edited?.kind ?? '',
      capacity: edited?.capacity ? String(edited.capacity) : '',
    },
    check: ({ name, capacity }) => [
      ...problemsOfName(
        name.trim(),
        rooms.filter(({ id }) => id !== edited?.id),
      ),
      ...(/^\d*$/.test(capacity.trim()) &&
      Number(capacity || 1) <= newRoomBounds.capacity.max &&
      capacity.trim() !== '0'
        ? []
        : [
            {
              field: 'capacity',
              message: `Sila isi nombor daripada 1 hingga ${newRoomBounds.capacity.max}.`,
            },
          ]),
    ],
    send: ({ name, kind, capacity }) => {
      const room = { name: name.trim(), kind: kind.trim() || null, capacity: Number(capacity) || null };
      return edited ? changing.send({ ...room, id: edited.id, version: edited.version }) : adding.send(room);
    },
    stays: true,
    onSent: () => {
      form.edit({ name: '', capacity: '' });
      onDone();
    },
  });
  const kinds = [...new Set(rooms.flatMap(({ kind }) => kind ?? []))];
  return (
    <Form form={form} title={edited ? 'Bilik belum disimpan' : 'Bilik belum ditambah'}>
      <TextField {...form.field('name')} label="Nama bilik" help="Contohnya Makmal Sains 1." />
      <SuggestionField
        {...form.field('kind')}
        label="Jenis"
        optional
        help="Bilik sejenis boleh saling ganti, contohnya Makmal."
        suggestions={kinds}
      />
      <NumberField {...form.field('capacity')} label="Tempat duduk" optional />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" icon={edited ? 'check' : 'add'} busy={form.isBusy}>
          {edited ? 'Simpan bilik' : 'Tambah bilik'}
        </Button>
        {edited && (
          <Button variant="quiet" onClick={onDone}>
            Batal
          </Button>
        )}
      </div>
    </Form>
  );
}

function problemsOfName(name: string, others: readonly Room[]) {
  if (!name) return [{ field: 'name', message: 'Sila namakan bilik ini.' }];
  const isTaken = others.some((room) => room.name.toLowerCase() === name.toLowerCase());
  return isTaken ? [{ field: 'name', message: 'Bilik ini sudah ada.' }] : [];
}

function RoomLine({ room, onEdit }: { room: Room; onEdit: () => void }) {
  const deletion = useChange(() => deleteRoom(room.id), {
    done: `${room.name} dipadam.`,
    changes: ['timetable'],
    words: (failure) =>
      failure instanceof ApiError && failure.code === 'ROOM_IN_USE'
        ? `${room.name} masih digunakan dalam jadual. Sila pindahkan slotnya dahulu.`
        : errorMessage(failure),
  });
  const about = [room.kind, room.capacity && `${room.capacity} tempat duduk`].filter(Boolean).join(', ');
  return (
    <li className="flex items-center gap-2 py-1">
      <p className="min-w-0 flex-1 text-sm">
        <span dir="auto" className="wrap-anywhere block">
          {room.name}
        </span>
        {about && <span className="wrap-anywhere block text-muted">{about}</span>}
      </p>
      <IconButton icon="edit" label={`Ubah ${room.name}`} onClick={onEdit} />
      <IconButton icon="delete" label={`Padam ${room.name}`} onClick={() => deletion.make()} />
    </li>
  );
}
