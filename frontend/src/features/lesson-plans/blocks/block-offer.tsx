import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { classNames } from '../../../ui/class-names';
import { blocksQuery, type PlanBlock } from './calls';
import { blocksLike, type Slash, withBlock } from './slash';

export type BlockOfferProps = {
  /** Of the step in which a block is asked for. */
  text: string;
  slash: Slash;
  /** The field that keeps the focus. */
  fieldId: string;
  /** What stands in the step then, several lines perhaps, and where its caret. */
  onChoose: (text: string, caret: number) => void;
  onClose: () => void;
};

const MOST = 8;

/** Blocks under a step: arrows walk them, Enter takes one, Escape leaves the "/" as a sign like any other. */
export function BlockOffer({ text, slash, fieldId, onChoose, onClose }: BlockOfferProps) {
  const { words } = slash;
  const id = useId();
  const { data } = useQuery(blocksQuery);
  const [chosen, choose] = useState(0);
  const found = blocksLike(data ?? [], words).slice(0, MOST);
  const active = Math.min(chosen, found.length - 1);
  function take({ steps }: PlanBlock) {
    const taken = withBlock(text, slash, steps);
    onChoose(taken.text, taken.caret);
  }
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (active >= 0) field?.setAttribute('aria-activedescendant', `${id}-${active}`);
    function onKey(event: KeyboardEvent) {
      if (event.target !== field || event.isComposing) return;
      const block = found[active];
      if (event.key === 'Escape') onClose();
      else if (event.key === 'ArrowDown' && block) choose((active + 1) % found.length);
      else if (event.key === 'ArrowUp' && block) choose((active + found.length - 1) % found.length);
      else if ((event.key === 'Enter' || event.key === 'Tab') && block) take(block);
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      field?.removeAttribute('aria-activedescendant');
    };
  });
  return (
    <div className="mx-3 mb-2 ml-13 rounded-lg border border-line bg-raised p-1 shadow-lg">
      <div role="listbox" aria-label="Blok" className="empty:hidden">
        {found.map((block, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field that has the focus takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field names the active one
          <div
            key={block.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(block)}
            className={classNames(
              'flex min-h-11 cursor-pointer flex-col justify-center rounded-md px-3 py-1 text-sm hover:bg-sunken sm:min-h-9',
              at === active && 'bg-sunken',
            )}
          >
            <span dir="auto" className="font-medium">
              {block.name}
            </span>
            <span dir="auto" className="line-clamp-1 text-muted text-xs">
              {[block.authorName, block.steps.split('\n')[0]].filter(Boolean).join(' · ')}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="px-3 py-2 text-muted text-sm empty:hidden">
        {data && found.length === 0 ? noneWords(data.length, words) : ''}
      </p>
    </div>
  );
}

function noneWords(all: number, words: string): string {
  return all === 0
    ? 'Belum ada blok. Simpan langkah yang kerap digunakan sebagai blok di bawah langkah.'
    : `Tiada blok bernama “${words}”.`;
}
