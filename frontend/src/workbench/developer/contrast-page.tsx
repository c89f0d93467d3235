import { Badge } from '../../ui/badge';
import { controlPairs, textPairs } from '../../ui/color-pairs';
import { contrast } from '../../ui/contrast';
import { PageHeader } from '../../ui/page-header';
import { type ReadRole, ThemeSamples } from './theme-samples';

type Pairs = readonly (readonly [string, string])[];

type PairListProps = { pairs: Pairs; least: number; readRole: ReadRole };

function PairList({ pairs, least, readRole }: PairListProps) {
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {pairs.map(([ink, ground]) => {
        const measured = contrast(readRole(ink), readRole(ground));
        return (
          <li key={`${ink} ${ground}`} className="flex items-center justify-between gap-3">
            <span
              className="rounded-sm px-2 py-0.5"
              style={
                least > 3
                  ? { color: `var(--${ink})`, background: `var(--${ground})` }
                  : { border: `2px solid var(--${ink})`, background: `var(--${ground})` }
              }
            >
              {ink} / {ground}
            </span>
            <Badge
              tone={measured < least ? 'danger' : 'success'}
              icon={measured < least ? 'danger' : 'check'}
            >
              {measured.toFixed(2)}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}

/** Every pair that is used, with the contrast that is measured in this browser. */
export function ContrastPage() {
  return (
    <>
      <PageHeader
        title="Kontras"
        state="Teks memerlukan 4.5:1, sempadan kawalan dan tanda carta 3:1. Diukur dalam pelayar ini."
      />
      <ThemeSamples>
        {(readRole) => (
          <div className="flex flex-col gap-4">
            <PairList pairs={textPairs} least={4.5} readRole={readRole} />
            <h3 className="font-medium text-muted text-sm">Sempadan dan tanda</h3>
            <PairList pairs={controlPairs} least={3} readRole={readRole} />
          </div>
        )}
      </ThemeSamples>
    </>
  );
}
