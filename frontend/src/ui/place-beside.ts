/** Puts a fixed panel under its trigger, or over it where there is no room, and keeps it inside the window. */
export function placeBeside(trigger: Element, panel: HTMLElement): void {
  const { top, bottom, left } = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const fitsBelow = bottom + height + 8 < window.innerHeight;
  panel.style.top = `${fitsBelow ? bottom + 4 : Math.max(8, top - height - 4)}px`;
  panel.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
}

/** The same, and again while the page scrolls under the open panel, which would stay behind. */
export function keepBeside(trigger: Element, panel: HTMLElement): void {
  const closed = new AbortController();
  const place = () => placeBeside(trigger, panel);
  place();
  panel.addEventListener('toggle', () => closed.abort(), { once: true });
  document.addEventListener('scroll', place, { capture: true, passive: true, signal: closed.signal });
}
