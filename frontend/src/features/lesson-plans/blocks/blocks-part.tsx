import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDeletion } from '../../../nouns/use-deletion';
import { Button } from '../../../ui/button';
import { Menu } from '../../../ui/menu';
import { BlockSheet, noun } from './block-sheet';
import { blocksQuery, type PlanBlock } from './calls';

type BlocksPartProps = {
  /** Of the plan as it is. */
  steps: string;
  onUse: (steps: string) => void;
};

/** The library beside a plan: what is used goes behind its last step. */
export function BlocksPart({ steps, onUse }: BlocksPartProps) {
  const { data: blocks = [] } = useQuery(blocksQuery);
  const [sheet, setSheet] = useState<'new' | PlanBlock | null>(null);
  const deletion = useDeletion(noun);
  return (
    <>
      {blocks.length === 0 && (
        <p className="text-muted text-sm">
          Langkah yang kerap digunakan boleh disimpan sebagai blok dan disisipkan dengan menaip / pada
          langkah.
        </p>
      )}
      <ul className="flex flex-col">
        {blocks.map((block) => (
          <li key={block.id} className="flex items-center gap-1">
            <button
              type="button"
              onClick={() => onUse([steps.trim(), block.steps].filter(Boolean).join('\n'))}
              className="flex min-h-11 min-w-0 flex-1 flex-col justify-center rounded-md px-2 py-1 text-left text-sm hover:bg-sunken sm:min-h-9"
            >
              <span dir="auto" className="wrap-anywhere">
                {block.name}
              </span>
              <span className="text-muted text-xs">{originOf(block)}</span>
            </button>
            {block.authorName === null && (
              <Menu
                label={`Tindakan ${block.name}`}
                items={[
                  { label: 'Ubah…', icon: 'edit', onSelect: () => setSheet(block) },
                  { label: 'Padam', icon: 'delete', danger: true, onSelect: () => deletion.make(block) },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {steps.trim() !== '' && (
        <Button
          size="small"
          variant="quiet"
          icon="add"
          className="self-start"
          onClick={() => setSheet('new')}
        >
          Simpan langkah sebagai blok
        </Button>
      )}
      {sheet !== null && (
        <Outside>
          <BlockSheet {...(sheet === 'new' ? { steps } : { edited: sheet })} onClose={() => setSheet(null)} />
        </Outside>
      )}
    </>
  );
}

/** A form within the form of the plan would not be sent, and keys of the plan are not its own. */
function Outside({ children }: { children: ReactNode }) {
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls within it
    <div onKeyDown={(event) => event.stopPropagation()}>{children}</div>,
    document.body,
  );
}

function originOf({ authorName, isShared }: PlanBlock): string {
  if (authorName !== null) return authorName ? `Dikongsi oleh ${authorName}` : 'Dikongsi oleh rakan';
  return isShared ? 'Milik anda, dikongsi' : 'Milik anda';
}
