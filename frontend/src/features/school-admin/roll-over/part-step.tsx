import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { type RollOver, type RollOverPart, type RollOverRow } from './calls';
import { lackingWords, type PartName, undecidedIn } from './roll-over-words';
import { ROWS, RowLine } from './row-line';
import { useDecision } from './use-decision';

/** The rest waits behind a press: only exceptions ask. */
const SHOWN_AT_FIRST = 40;

type PartStepProps = { rollOver: RollOver; name: PartName; part: RollOverPart };

/** What asks comes first; everything else can be changed too. */
export function PartStep({ rollOver, name, part }: PartStepProps) {
  const [showsAll, setShowsAll] = useState(false);
  const deciding = useDecision(rollOver);
  const asking = part.rows.filter(({ problem }) => problem !== null);
  const settled = part.rows.filter(({ problem }) => problem === null);
  if (name !== 'classes') settled.sort((one, other) => inMalay.compare(one.to, other.to));
  const shown = showsAll ? settled : settled.slice(0, SHOWN_AT_FIRST);
  const row = (each: RollOverRow) => (
    <RowLine
      key={`${each.key} ${each.chosen}`}
      row={each}
      part={part}
      name={name}
      onDecide={(value) => deciding.make({ key: each.key, value })}
    />
  );
  const lacking = lackingWords(part);
  return (
    <div className="flex flex-col gap-5">
      {lacking && (
        <p dir="auto" className="flex gap-2 text-warning">
          <Icon name="warning" className="mt-0.5 shrink-0" />
          {lacking}
        </p>
      )}
      {asking.length > 0 && (
        <section aria-labelledby="asking">
          <h2 id="asking" className="pb-2 font-semibold">
            Perlu keputusan anda ({undecidedIn(part)})
          </h2>
          <ul className={ROWS}>{asking.map(row)}</ul>
        </section>
      )}
      {settled.length > 0 && (
        <section aria-label="Dicadangkan">
          <ul className={ROWS}>{shown.map(row)}</ul>
          {shown.length < settled.length && (
            <Button variant="secondary" className="mt-4" onClick={() => setShowsAll(true)}>
              Tunjukkan {settled.length - shown.length} lagi
            </Button>
          )}
        </section>
      )}
      {part.rows.length === 0 && <p className="text-muted">Tiada apa-apa untuk disalin dari sesi ini.</p>}
    </div>
  );
}

const inMalay = new Intl.Collator('ms', { numeric: true });
