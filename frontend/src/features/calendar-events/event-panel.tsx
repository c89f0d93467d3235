import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { DefinitionList } from '../../ui/definition-list';
import { formatDate } from '../../ui/format';
import { SidePanel } from '../../ui/side-panel';
import { type CalendarEvent, deleteEvent, type EventUnit, restoreEvent } from './calls';
import { EventForm } from './event-form';
import { newText, textOf } from './event-text';
import { daysWords, effectNames, effectWords, hoursWords, isHeldWithin, unitNames } from './event-words';
import { EventFiles } from './files/event-files';
import { type Known, personName } from './known';

type EventPanelProps = {
  known: Known;
  event: CalendarEvent;
  mayChange: boolean;
  onClose: () => void;
};

/** One event: to read, or to change where it may be. */
export function EventPanel({ known, event, mayChange, onClose }: EventPanelProps) {
  const deletion = useChange(() => deleteEvent(event.id), {
    done: `${event.title} dipadam.`,
    changes: ['calendar-events'],
    undo: () => restoreEvent(event.id),
  });
  if (!mayChange)
    return (
      <SidePanel title={event.title} onClose={onClose}>
        <Facts known={known} event={event} />
        <EventFiles eventId={event.id} mayChange={false} />
      </SidePanel>
    );
  return (
    <SidePanel title={event.title} onClose={onClose}>
      <EventForm
        key={`${event.id}${event.version}`}
        known={known}
        begun={textOf(
          event,
          known.classes.map(({ id }) => id),
        )}
        edited={event}
        onDone={onClose}
      />
      <EventFiles eventId={event.id} mayChange />
      <Button
        variant="danger"
        size="small"
        icon="delete"
        className="mt-6"
        busy={deletion.isBusy}
        onClick={() => void deletion.send().then(onClose)}
      >
        Padam aktiviti
      </Button>
    </SidePanel>
  );
}

function Facts({ known, event }: { known: Known; event: CalendarEvent }) {
  const stopped = effectWords(event, known.classes);
  return (
    <DefinitionList
      isNarrow
      items={[
        { term: 'Unit', value: unitNames[event.unit] },
        { term: 'Bila', value: `${daysWords(event)} · ${hoursWords(event)}` },
        ...(event.place ? [{ term: 'Tempat', value: <span dir="auto">{event.place}</span> }] : []),
        { term: 'Penyelaras', value: personName(known, event.coordinatorId) ?? 'Belum dinamakan' },
        { term: 'Kesan kepada PdP', value: stopped ?? effectNames.none },
        ...(event.note ? [{ term: 'Catatan', value: <span dir="auto">{event.note}</span> }] : []),
      ]}
    />
  );
}

type DayPanelProps = {
  known: Known;
  day: string;
  unit: EventUnit;
  mayChange: boolean;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** What is held on a day, and something new on it: its title is enough. */
export function DayPanel({ known, day, unit, mayChange, onOpen, onClose }: DayPanelProps) {
  const held = known.events.filter((event) => isHeldWithin(event, day, day));
  return (
    <SidePanel title={formatDate(day)} onClose={onClose}>
      {held.length === 0 ? (
        <p className="pb-4 text-muted text-sm">Tiada aktiviti pada hari ini.</p>
      ) : (
        <ul className="flex flex-col gap-1 pb-4">
          {held.map((event) => (
            <li key={event.id}>
              <button
                type="button"
                onClick={() => onOpen(event.id)}
                className="min-h-11 w-full rounded-md px-2 py-1 text-left hover:bg-sunken sm:min-h-9"
              >
                <span dir="auto" className="wrap-anywhere block font-medium text-sm">
                  {event.title}
                </span>
                <span className="block text-muted text-sm">
                  {[hoursWords(event), event.place].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <>
          <h3 className="pb-2 font-semibold">Tambah aktiviti</h3>
          <EventForm key={day} known={known} startsAtTitle begun={newText(day, unit)} onDone={onClose} />
        </>
      )}
    </SidePanel>
  );
}
