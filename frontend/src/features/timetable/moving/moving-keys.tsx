import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { targetBeside } from './targets';
import type { Moving } from './use-moving';
import { lessonName } from './verdict-words';

type MovingKeysProps = { moving: Moving; layout: 'days' | 'row'; className?: string; children: ReactNode };

/** Arrows look at places, Enter puts it there, 1 to 3 take the best ones, Escape leaves it where it was. */
export function MovingKeys({ moving, layout, className, children }: MovingKeysProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const { known, lesson, targets, best, chosen, choose, carryOut, end } = moving;
  useEffect(() => {
    root.current?.querySelector<HTMLElement>(`[data-target="${chosen}"]`)?.focus();
  }, [chosen]);
  useEffect(
    () => () => {
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-lesson="${lesson.id}"]`)?.focus(),
      );
    },
    [lesson.id],
  );

  function press(event: KeyboardEvent) {
    const isElsewhere = event.target instanceof Element && event.target.closest('dialog, input, textarea');
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = /^[123]$/.test(event.key) ? best[Number(event.key) - 1] : undefined;
    const beside = targetBeside(targets, chosen, event.key, layout);
    if (event.key === 'Escape') end();
    else if (place) carryOut(place);
    else if (beside) choose(beside.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <fieldset ref={root} onKeyDown={press} className={className}>
      <legend className="sr-only">Pindah {lessonName(known, lesson)}</legend>
      {children}
    </fieldset>
  );
}
