import { useId } from 'react';
import { Button } from './button';
import { Modal } from './modal';

type DiscardQuestionProps = { onDiscard: () => void; onKeep: () => void };

/** Before what somebody has typed is taken away. Escape goes on writing. */
export function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  const id = useId();
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-words`}
      keepsKeys
      onClose={onKeep}
      className="m-auto w-[calc(100vw-2rem)] max-w-md animate-pop rounded-xl border border-line bg-raised p-5 shadow-lg"
    >
      <h2 id={`${id}-title`} className="font-semibold text-lg">
        Buang apa yang ditulis?
      </h2>
      <p id={`${id}-words`} className="pt-2">
        Yang anda tulis di sini belum disimpan. Sila teruskan menulis untuk menyimpannya.
      </p>
      <div className="flex flex-col-reverse gap-2 pt-5 sm:flex-row sm:justify-end">
        <Button variant="danger" onClick={onDiscard}>
          Buang
        </Button>
        <Button data-focus onClick={onKeep}>
          Teruskan menulis
        </Button>
      </div>
    </Modal>
  );
}
