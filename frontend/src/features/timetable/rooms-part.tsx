import { useQuery } from '@tanstack/react-query';
import { newRoomBounds } from '../../api/bounds/new-room';
import { refusedBy } from '../../nouns/noun';
import { nounCalls } from '../../nouns/noun-calls';
import { NounPage } from '../../nouns/noun-page';
import { NumberField } from '../../ui/number-field';
import { SuggestionField } from '../../ui/suggestion-field';
import { TextField } from '../../ui/text-field';
import { type Room, roomsQuery } from './calls';

const { max } = newRoomBounds.capacity;

const room = {
  calls: nounCalls('/api/rooms', newRoomBounds, 'timetable'),
  one: 'Bilik',
  nameOf: ({ name }: Room) => name,
  refused: refusedBy({
    ROOM_IN_USE: 'Bilik ini masih digunakan dalam jadual. Sila pindahkan slotnya dahulu.',
  }),
};

/** Special rooms of the school; lessons without one are held in the class's own. */
export function RoomsPart() {
  const query = useQuery(roomsQuery());
  const kinds = [...new Set(query.data?.flatMap(({ kind }) => kind ?? []))];
  return (
    <NounPage
      title="Bilik khas"
      heading="h3"
      noun={room}
      query={query}
      columns={[{ header: 'Bilik', cell: (each) => <RoomText room={each} /> }]}
      empty="Makmal, bengkel dan bilik lain yang dikongsi. Pelajaran tanpa bilik khas diadakan di kelasnya."
      begun={(edited) => ({
        name: edited?.name ?? '',
        kind: edited?.kind ?? '',
        capacity: String(edited?.capacity ?? ''),
      })}
      check={({ name, capacity }, edited) => [
        ...problemsOfName(
          name.trim(),
          (query.data ?? []).filter((other) => other.id !== edited?.id),
        ),
        ...(isCapacity(capacity.trim())
          ? []
          : [{ field: 'capacity', message: `Sila isi nombor daripada 1 hingga ${max}.` }]),
      ]}
      contentOf={({ name, kind, capacity }) => ({
        name: name.trim(),
        kind: kind.trim() || null,
        capacity: Number(capacity) || null,
      })}
      fields={{
        name: (form) => (
          <TextField {...form.field('name')} label="Nama bilik" help="Contohnya Makmal Sains 1." />
        ),
        kind: (form) => (
          <SuggestionField
            {...form.field('kind')}
            label="Jenis"
            optional
            help="Bilik sejenis boleh saling ganti, contohnya Makmal."
            suggestions={kinds}
          />
        ),
        capacity: (form) => <NumberField {...form.field('capacity')} label="Tempat duduk" optional />,
      }}
    />
  );
}

function RoomText({ room: { name, kind, capacity } }: { room: Room }) {
  const about = [kind, capacity && `${capacity} tempat duduk`].filter(Boolean).join(', ');
  return (
    <>
      <span dir="auto" className="wrap-anywhere block">
        {name}
      </span>
      {about && <span className="wrap-anywhere block font-normal text-muted">{about}</span>}
    </>
  );
}

const isCapacity = (typed: string) => typed === '' || (/^[1-9]\d*$/.test(typed) && Number(typed) <= max);

function problemsOfName(name: string, others: readonly Room[]) {
  if (!name) return [{ field: 'name', message: 'Sila namakan bilik ini.' }];
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  return isTaken ? [{ field: 'name', message: 'Bilik ini sudah ada.' }] : [];
}
