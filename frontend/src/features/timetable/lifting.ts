import type { KeyboardEvent, PointerEvent, RefObject } from 'react';

/** Where the pointer holds a lesson; null while none is dragged. */
export type Drag = RefObject<{ x: number; y: number } | null>;

/** So far a pointer with its button down is a press, not a drag; so long a finger has to rest. */
const reach = 6;
const patience = 450;

const lessonAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-lesson]')?.dataset.lesson : undefined;

/** Ways to lift a lesson: drag it, rest a finger on it, or press M on it. For what stands around the lessons. */
export function lifting(drag: Drag, onLift: (lessonId: string) => void) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const id = lessonAt(event.target);
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (id === undefined || !isPlain || event.key.toLowerCase() !== 'm') return;
      event.preventDefault();
      onLift(id);
    },
    onPointerDown: (event: PointerEvent) => {
      const id = lessonAt(event.target);
      if (id === undefined || event.button !== 0) return;
      if (event.pointerType === 'mouse') waitForDrag(event, drag, () => onLift(id));
      else waitForRest(event, () => onLift(id));
    },
  };
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;
const isApart = (one: Point, other: Point) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) > reach;

function waitForDrag({ clientX, clientY }: Point, drag: Drag, lift: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  addEventListener(
    'pointermove',
    (event) => {
      if (!isApart({ clientX, clientY }, event)) return;
      waiting.abort();
      drag.current = { x: event.clientX, y: event.clientY };
      // After whoever hears where it is let go.
      addEventListener('pointerup', () => setTimeout(() => (drag.current = null)), { once: true });
      lift();
    },
    { signal },
  );
  addEventListener('pointerup', () => waiting.abort(), { signal });
  // A drag of the browser's own would take the pointer away.
  addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}

function waitForRest({ clientX, clientY }: Point, lift: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const rest = setTimeout(() => {
    waiting.abort();
    // The finger still has to leave: what it rests on is not pressed by that, and opens no menu.
    const over = new AbortController();
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    for (const type of ['click', 'contextmenu'])
      addEventListener(type, swallow, { signal: over.signal, capture: true });
    addEventListener('pointerup', () => setTimeout(() => over.abort(), 50), { signal: over.signal });
    addEventListener('pointercancel', () => over.abort(), { signal: over.signal });
    lift();
  }, patience);
  const give = () => {
    clearTimeout(rest);
    waiting.abort();
  };
  addEventListener('pointermove', (event) => isApart({ clientX, clientY }, event) && give(), { signal });
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, give, { signal });
}
