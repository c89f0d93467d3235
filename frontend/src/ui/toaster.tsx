import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import { Icon } from './icon';
import { type Toast, toastDuration } from './toast-duration';
import { softTone } from './tone';

const tones = { success: 'success', info: 'info', warning: 'warning', error: 'danger' } as const;

function mountToaster() {
  const host = document.body.appendChild(document.createElement('div'));
  flushSync(() =>
    createRoot(host).render(
      <Toaster
        position="bottom-right"
        containerAriaLabel="Pemberitahuan"
        closeButton
        gap={8}
        offset={16}
        mobileOffset={{
          bottom: 'calc(var(--frame-bar, 64px) + 12px + var(--thumb-bar, 0px))',
          left: 12,
          right: 12,
        }}
        toastOptions={{ closeButtonAriaLabel: 'Tutup', unstyled: true, classNames: { toast: 'w-full' } }}
      />,
    ),
  );
}

mountToaster();

/** The library gives the focus back when the last message is gone, or with the next one: by then somebody types
 * elsewhere. It hears nothing of the focus of what it may not dismiss, so that only the card gives it back. */
const unheard = { 'data-dismissible': 'false' } as const;

/** To where the focus came from, at once, unless it has gone on by itself. */
function useFocusBack() {
  const card = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLElement>(null);
  function giveBack() {
    if (card.current?.contains(document.activeElement)) from.current?.focus({ preventScroll: true });
  }
  function noteFrom({ relatedTarget }: FocusEvent<HTMLElement>) {
    const isOutside = relatedTarget instanceof HTMLElement && !card.current?.contains(relatedTarget);
    if (isOutside) from.current = relatedTarget;
  }
  // A message also goes by itself, while its button has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads where the focus is by then
  useLayoutEffect(() => giveBack, []);
  return { card, held: { ...unheard, onFocus: noteFrom }, giveBack };
}

function ToastCard({ toast, close }: { toast: Toast; close: () => void }) {
  const { card, held, giveBack } = useFocusBack();
  function leave() {
    giveBack();
    close();
  }
  return (
    <div
      ref={card}
      className={`flex w-full items-start font-sans gap-3 rounded-lg border border-current/20 py-3 pr-2 pl-4 text-sm shadow-lg sm:w-[22rem] ${softTone[tones[toast.type]]}`}
    >
      <Icon name={tones[toast.type]} className="mt-0.5" />
      <p role={toast.type === 'error' ? 'alert' : undefined} className="min-w-0 flex-1 font-medium">
        {toast.message}
      </p>
      {toast.action && (
        <button
          type="button"
          {...held}
          className="-my-1 min-h-8 rounded-md px-2 font-semibold underline underline-offset-2"
          onClick={() => {
            toast.action?.onSelect();
            leave();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" {...held} aria-label="Tutup" className="-my-1 rounded-md p-2" onClick={leave}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

export function presentToast(toast: Toast): void {
  sonner.custom((id) => <ToastCard toast={toast} close={() => sonner.dismiss(id)} />, {
    id: toast.id,
    duration: toastDuration(toast),
  });
}
