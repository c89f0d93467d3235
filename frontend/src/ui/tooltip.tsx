import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { placeBeside } from './place-beside';

type TooltipProps = {
  /** A few words that explain; never the only place where something needed is said. */
  text: string;
  /** The control; it gets `aria-describedby`. */
  children: (description: { 'aria-describedby': string }) => ReactNode;
};

/** Shown on hover and on focus, gone on Escape; the pointer may rest on it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what is used; this only watches it
    <span
      ref={frame}
      className="inline-flex"
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} hidden>
        {text}
      </span>
      {isOpen && <Bubble text={text} trigger={frame} />}
    </span>
  );
}

type BubbleProps = { text: string; trigger: React.RefObject<HTMLSpanElement | null> };

function Bubble({ text, trigger }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!bubble.current || !trigger.current) return;
    bubble.current.showPopover();
    placeBeside(trigger.current, bubble.current);
  }, [trigger]);
  return (
    <span
      ref={bubble}
      popover="manual"
      role="tooltip"
      className="fixed inset-auto m-0 max-w-64 animate-pop rounded-md bg-text px-2.5 py-1.5 text-surface text-xs shadow-md"
    >
      {text}
    </span>
  );
}
