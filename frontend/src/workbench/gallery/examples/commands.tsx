import { useState } from 'react';
import { Button } from '../../../ui/button';
import type { Command } from '../../../ui/command-list';
import { CommandPalette } from '../../../ui/command-palette';
import { ShortcutSheet } from '../../../ui/shortcut-sheet';

export const title = 'Carian pantas dan pintasan';

const nothing = () => undefined;

const commands: readonly Command[] = [
  { value: 'rph', label: 'Rancangan harian', icon: 'lessonPlan', group: 'Halaman', onSelect: nothing },
  { value: 'jadual', label: 'Jadual mengajar', icon: 'timetable', group: 'Halaman', onSelect: nothing },
  {
    value: 'murid-1',
    label: 'Aisyah Contoh',
    detail: '5 Bestari',
    icon: 'person',
    group: 'Murid',
    onSelect: nothing,
  },
];

const shortcuts = [
  {
    title: 'Di mana-mana',
    shortcuts: [
      { keys: ['Ctrl', 'K'], label: 'Carian pantas' },
      { keys: ['?'], label: 'Senarai pintasan' },
    ],
  },
];

export function Example() {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" icon="search" onClick={() => setOpen('palette')}>
        Carian pantas
      </Button>
      <Button variant="secondary" icon="keyboard" onClick={() => setOpen('shortcuts')}>
        Pintasan
      </Button>
      {open === 'palette' && <CommandPalette commands={commands} onClose={close} />}
      {open === 'shortcuts' && <ShortcutSheet groups={shortcuts} onClose={close} />}
    </div>
  );
}
