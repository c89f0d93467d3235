import { entriesOn } from '@rules/calendar/domain/calendar-entry';
import { useState } from 'react';
import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { formatDate } from '../../ui/format';
import { SidePanel } from '../../ui/side-panel';
import { deleteEntry, type Entry, restoreEntry } from './calls';
import { dayWords, lookOf } from './day-words';
import { EntryForm } from './entry-form';
import { newText, textOf } from './entry-text';
import type { Known } from './known';

type DayPanelProps = { known: Known; day: string; mayChange: boolean; onClose: () => void };

/** What a day is, what of it the school has entered, and something new on it. */
export function DayPanel({ known, day, mayChange, onClose }: DayPanelProps) {
  const [editedId, setEditedId] = useState<string>();
  const own = entriesOn(known.kept.entries, day);
  // As it stands by now: somebody else may have changed it since.
  const edited = known.kept.entries.find(({ id }) => id === editedId);
  const deletion = useChange(({ id }: Entry) => deleteEntry(id), {
    done: (_gone, { name }) => `${name} dipadam.`,
    changes: ['calendar'],
    undo: (_gone, { id }) => restoreEntry(id),
  });
  const told = dayWords(known.calendar, day);
  return (
    <SidePanel title={formatDate(day)} onClose={onClose}>
      <p className="pb-4 text-sm">{told.length > 0 ? told.join(' · ') : plainDay(known, day)}</p>
      {mayChange && !edited && (
        <ul className="flex flex-col gap-2">
          {own.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-center gap-2 pb-2">
              <span dir="auto" className="wrap-anywhere min-w-0 flex-1 text-sm">
                {entry.name}
              </span>
              <Button size="small" variant="secondary" icon="edit" onClick={() => setEditedId(entry.id)}>
                Ubah
              </Button>
              <Button
                size="small"
                variant="quiet"
                icon="delete"
                busy={deletion.busyWith?.id === entry.id}
                onClick={() => deletion.make(entry)}
              >
                Padam
              </Button>
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <>
          <h3 className="pb-2 font-semibold">{edited ? 'Ubah' : 'Tambah cuti atau hari khas'}</h3>
          <EntryForm
            key={edited?.id ?? day}
            known={known}
            begun={edited ? textOf(edited) : newText(day)}
            edited={edited}
            onDone={onClose}
          />
        </>
      )}
    </SidePanel>
  );
}

function plainDay({ calendar }: Known, day: string): string {
  const look = lookOf(calendar, day);
  if (look === 'outside') return 'Di luar sesi ini.';
  return look === 'weekend' ? 'Hujung minggu.' : 'Hari persekolahan biasa.';
}
