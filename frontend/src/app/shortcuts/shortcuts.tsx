import { useState } from 'react';
import { singleKeys } from '../../site/preferences';
import { type ShortcutGroup, ShortcutSheet } from '../../ui/shortcut-sheet';
import { createControl, placesOfPage, railToggle, rowControls, searchField } from './page-keys';

const palette = { keys: ['Ctrl', 'K'], label: 'Cari halaman, orang atau rancangan' };
const close = { keys: ['Esc'], label: 'Tutup yang terbuka' };
const everywhere: ShortcutGroup = { title: 'Di mana-mana', shortcuts: [palette, close] };
const everywhereBySingleKey = (): ShortcutGroup => ({
  title: 'Di mana-mana',
  shortcuts: [
    palette,
    { keys: ['/'], label: searchField() ? 'Cari di halaman ini' : 'Cari juga' },
    { keys: ['?'], label: 'Tunjukkan pintasan ini' },
    close,
  ],
});
const inList: ShortcutGroup = {
  title: 'Dalam senarai',
  shortcuts: [
    { keys: ['J'], label: 'Yang berikutnya' },
    { keys: ['K'], label: 'Yang sebelumnya' },
    { keys: ['Enter'], label: 'Buka' },
  ],
};
const inTable: ShortcutGroup = {
  title: 'Dalam jadual',
  shortcuts: [
    { keys: ['↑'], label: 'Baris sebelumnya' },
    { keys: ['↓'], label: 'Baris berikutnya' },
    { keys: ['Home'], label: 'Baris pertama' },
    { keys: ['End'], label: 'Baris terakhir' },
  ],
};
const inCalendar: ShortcutGroup = {
  title: 'Dalam kalendar',
  shortcuts: [
    { keys: ['PgUp'], label: 'Bulan sebelumnya' },
    { keys: ['PgDn'], label: 'Bulan berikutnya' },
  ],
};

/** What the page says of its own keys at its foot. */
function keysOfPage(): ShortcutGroup['shortcuts'] {
  return [...document.querySelectorAll<HTMLElement>('main [data-keys]')].map(({ dataset }) => ({
    keys: dataset.keys?.split(' ') ?? [],
    label: dataset.keysLabel ?? '',
  }));
}

function bySingleKey(): ShortcutGroup[] {
  const places = placesOfPage().map(({ letter, label }) => ({ keys: ['G', letter.toUpperCase()], label }));
  const creation = createControl()?.textContent;
  const rail = railToggle();
  const own = [
    ...(creation ? [{ keys: ['N'], label: creation }] : []),
    ...(rail ? [{ keys: ['['], label: rail.title }] : []),
    ...keysOfPage(),
  ];
  return [
    everywhereBySingleKey(),
    ...(own.length > 0 ? [{ title: 'Di halaman ini', shortcuts: own }] : []),
    ...(rowControls().length > 0 ? [inList] : []),
    ...(places.length > 0 ? [{ title: 'Pergi ke', shortcuts: places }] : []),
  ];
}

/** What works on the page as it stands. */
function groupsOfPage(): ShortcutGroup[] {
  return [
    ...(singleKeys.read() === 'on' ? bySingleKey() : [everywhere]),
    ...(document.querySelector('main table [data-row]') ? [inTable] : []),
    ...(document.querySelector('main [aria-label="Kalendar"]') ? [inCalendar] : []),
  ];
}

export function Shortcuts({ onClose }: { onClose: () => void }) {
  const [groups] = useState(groupsOfPage);
  return <ShortcutSheet groups={groups} onClose={onClose} />;
}
