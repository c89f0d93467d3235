/** So long a finger has to rest before what is under it comes along; a finger that moves at once scrolls. */
const patience = 450;
const carriedLook = ['pointer-events-none', 'relative', 'z-20', 'shadow-lg'];

/** Carries what a finger rests on to the day on which it is let go. Of an element, until the answer is called. */
export function carryByFinger(element: HTMLElement, onDrop: (day: string) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let from: Touch | undefined;
  let isCarried = false;

  const lift = () => {
    isCarried = true;
    element.classList.add(...carriedLook);
  };
  const letGo = () => {
    clearTimeout(resting);
    isCarried = false;
    element.classList.remove(...carriedLook);
    element.style.translate = '';
    element.draggable = true;
  };
  const onStart = ({ touches }: TouchEvent) => {
    // A drag of the browser's own would take the finger away.
    element.draggable = false;
    from = touches[0];
    resting = setTimeout(lift, patience);
  };
  const onMove = (event: TouchEvent) => {
    if (!isCarried) return clearTimeout(resting);
    event.preventDefault();
    const [to] = event.touches;
    if (from && to) element.style.translate = `${to.clientX - from.clientX}px ${to.clientY - from.clientY}px`;
  };
  const onEnd = (event: TouchEvent) => {
    const [at] = event.changedTouches;
    const under = isCarried && at ? document.elementFromPoint(at.clientX, at.clientY) : null;
    // What was carried is not pressed.
    if (isCarried) event.preventDefault();
    letGo();
    const day = under?.closest<HTMLElement>('[data-date]')?.dataset.date;
    if (day) onDrop(day);
  };

  element.addEventListener('touchstart', onStart, { signal, passive: true });
  element.addEventListener('touchmove', onMove, { signal, passive: false });
  element.addEventListener('touchend', onEnd, { signal, passive: false });
  element.addEventListener('touchcancel', letGo, { signal });
  element.addEventListener('contextmenu', (event) => isCarried && event.preventDefault(), { signal });
  return () => {
    clearTimeout(resting);
    listening.abort();
  };
}
