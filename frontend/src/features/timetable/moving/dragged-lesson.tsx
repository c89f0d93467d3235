import { useEffect, useEffectEvent, useState } from 'react';
import type { Drag } from '../lifting';
import { subjectWords } from '../timetable-words';
import type { Target } from './targets';
import type { Moving } from './use-moving';
import { lessonName } from './verdict-words';

type DraggedLessonProps = { moving: Moving; drag: Drag };

/** Under the pointer while its button is held: the place below it is looked at, and taken where it is let go. */
export function DraggedLesson({ moving, drag }: DraggedLessonProps) {
  const { known, lesson, targets, choose, take } = moving;
  const [at, setAt] = useState(drag.current);

  const targetBelow = ({ clientX, clientY }: PointerEvent): Target | undefined => {
    const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-target]');
    return targets.find(({ key }) => key === found?.dataset.target);
  };
  const follow = useEffectEvent((event: PointerEvent) => {
    if (!drag.current) return;
    setAt({ x: event.clientX, y: event.clientY });
    const target = targetBelow(event);
    if (target) choose(target.key);
  });
  const letGo = useEffectEvent((event: PointerEvent) => {
    if (!drag.current) return;
    drag.current = null;
    setAt(null);
    const target = targetBelow(event);
    if (target) take(target);
  });
  useEffect(() => {
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', letGo);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', letGo);
    };
  }, []);

  if (!at) return null;
  return (
    <div
      aria-hidden="true"
      style={{ left: at.x + 12, top: at.y + 12 }}
      className="pointer-events-none fixed z-50 max-w-48 rounded-md border-2 border-accent bg-raised px-3 py-2 text-sm shadow-lg"
    >
      <p className="font-semibold">{subjectWords(known, lesson)}</p>
      <p className="truncate text-muted text-xs">{lessonName(known, lesson)}</p>
    </div>
  );
}
