import { useEffect, useSyncExternalStore } from 'react';
import { fetchIcons, type IconSet } from '../api/icon-set';
import { DrawnIcon } from '../ui/drawn-icon';
import { deviceStorage } from './safe-storage';

type Drawing = { body: string; width: number; height: number };

const collection = 'lucide';
const keyOf = (name: string) => `rekod-icon:${name}`;

const drawings = new Map<string, Drawing>();
const listeners = new Set<() => void>();
let wanted = new Set<string>();

/** As this device was told it last. */
function kept(name: string): Drawing | undefined {
  try {
    const drawing: Drawing = JSON.parse(deviceStorage.getItem(keyOf(name)) ?? '');
    drawings.set(name, drawing);
    return drawing;
  } catch {
    return undefined;
  }
}

function drawingOf(name: string): Drawing | undefined {
  return drawings.get(name) ?? kept(name);
}

/** All that a screen draws for the first time is asked for at once. */
function want(name: string): void {
  if (drawingOf(name)) return;
  if (wanted.size === 0) queueMicrotask(() => void fetchWanted());
  wanted.add(name);
}

async function fetchWanted(): Promise<void> {
  const names = [...wanted];
  wanted = new Set();
  // Without them every entry is whole: its words stand beside it.
  const set = await fetchIcons(collection, names).catch(() => undefined);
  if (set) keep(set);
}

function keep({ icons, width, height }: IconSet): void {
  for (const [name, { body }] of Object.entries(icons)) {
    const drawing = { body: body.replace('stroke-width="2"', 'stroke-width="1.75"'), width, height };
    drawings.set(name, drawing);
    deviceStorage.setItem(keyOf(name), JSON.stringify(drawing));
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The icon of a page by its name in the Lucide set. The build holds none of them: forty pages would ship forty. */
export function PageIcon({ name, size = 18 }: { name: string; size?: number }) {
  const drawing = useSyncExternalStore(subscribe, () => drawingOf(name));
  useEffect(() => want(name), [name]);
  if (drawing) return <DrawnIcon {...drawing} size={size} />;
  return <span aria-hidden="true" className="inline-block shrink-0" style={{ width: size, height: size }} />;
}
