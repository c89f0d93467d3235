import { type RefObject, useEffect, useRef } from 'react';

/** What is looked at next is read from its start, however far down the one before was. */
export function useFromTheStart<Shown extends Element>(id: string): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  const last = useRef(id);
  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    const isAbove = (shown.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) shown.current?.scrollIntoView({ block: 'start' });
  }, [id]);
  return shown;
}
