import { createContext, type ReactNode, type RefCallback, useCallback, useContext, useState } from 'react';
import { Button, type ButtonVariant } from './button';
import { DiscardQuestion } from './discard-question';
import { LooseFields } from './loose-fields';
import { TypedContext, TypedPlace } from './typed';

type FrameProps = {
  onClose: () => void;
  /** `close` asks where something is typed and not stored; `watch` is the ref of what holds the fields. */
  children: (close: () => void, watch: RefCallback<HTMLElement>) => ReactNode;
};

const CloseContext = createContext<() => void>(() => undefined);

/** Around a sheet, a dialog or a panel: no words that are typed in it go without a question, whatever they are typed
 * into, and nobody who writes a sheet has to remember it. */
export function Frame({ onClose, children }: FrameProps) {
  const [isAsking, setAsking] = useState(false);
  const [typed] = useState(() => new TypedPlace());
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const fields = new LooseFields();
      const gone = new AbortController();
      fields.watch(element, gone.signal);
      const forget = typed.add(fields);
      return () => {
        gone.abort();
        forget();
      };
    },
    [typed],
  );

  const close = () => (typed.isUnsaved() ? setAsking(true) : onClose());

  function discard() {
    setAsking(false);
    typed.giveUp();
    onClose();
  }

  return (
    <TypedContext value={typed}>
      <CloseContext value={close}>
        {children(close, watch)}
        {isAsking && <DiscardQuestion onDiscard={discard} onKeep={() => setAsking(false)} />}
      </CloseContext>
    </TypedContext>
  );
}

type CloseButtonProps = { variant?: ButtonVariant; busy?: boolean; className?: string; children: ReactNode };

/** Closes the sheet or dialog that it stands in, as Escape does. */
export function CloseButton({ variant = 'secondary', ...button }: CloseButtonProps) {
  return <Button variant={variant} {...button} onClick={useContext(CloseContext)} />;
}
