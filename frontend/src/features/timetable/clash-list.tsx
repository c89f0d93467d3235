import type { Clash } from '@rules/timetable/domain/clashes';
import { useState } from 'react';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import type { Known } from './known';
import { clashWords } from './timetable-words';

type ClashListProps = { known: Known; clashes: readonly Clash[]; onOpen: (lessonId: string) => void };

const few = 3;

/** What keeps the timetable from being published, in words; each leads to one of its lessons. */
export function ClashList({ known, clashes, onOpen }: ClashListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? clashes : clashes.slice(0, few);
  return (
    <section aria-label="Pertindihan" className="pb-5 print:hidden">
      <Banner tone="warning" title={`${clashes.length} pertindihan`}>
        Selesaikan, atau benarkan dengan sebab, sebelum jadual diterbitkan.
      </Banner>
      <ul className="divide-y divide-line border-line border-b">
        {shown.map((clash) => {
          const [id] = clash.lessonIds;
          return (
            <li key={`${clash.lessonIds}${clash.kind}${clash.resourceId}`}>
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="min-h-11 w-full px-4 py-2 text-left text-sm hover:bg-sunken sm:min-h-9 lg:px-8"
              >
                {clashWords(known, clash, id)}
              </button>
            </li>
          );
        })}
      </ul>
      {clashes.length > few && (
        <Button variant="quiet" size="small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Papar sebahagian' : `Papar semua ${clashes.length}`}
        </Button>
      )}
    </section>
  );
}
