import { instantText, levelName } from '../../../features/operations';
import { explanationLine } from '../../../school/subscription/explanation-lines';
import { Badge } from '../../../ui/badge';
import { Panel } from '../../../ui/panel';
import type { Simulation } from './developer-client';
import { levelTones, ruleName } from './rule-names';

const newest = 8;

/** What has happened: the facts in the order in which they count, and the changes that were recorded. */
export function FactsPanel({ explanation, passed }: Pick<Simulation, 'explanation' | 'passed'>) {
  return (
    <Panel title="Fakta dan peralihan">
      <div className="grid gap-6 p-4 text-sm md:grid-cols-2">
        <section aria-label="Fakta">
          {explanation.facts.length === 0 && <p className="text-muted">Belum ada fakta.</p>}
          <ol className="flex flex-col gap-2.5">
            {explanation.facts.map((fact) => {
              const { when, what, effect } = explanationLine(fact);
              return (
                <li key={`${fact.kind} ${fact.at}`} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3">
                  <span className="text-muted tabular-nums">{when}</span>
                  <span>
                    {what}
                    {effect && <span className="block text-muted">{effect}</span>}
                  </span>
                </li>
              );
            })}
          </ol>
        </section>
        <section aria-label="Peralihan">
          {passed.length === 0 && <p className="text-muted">Belum ada peralihan.</p>}
          <ol className="flex flex-col gap-2.5">
            {passed.slice(0, newest).map(({ at, rule, level }) => (
              <li key={`${at} ${rule} ${level}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="text-muted tabular-nums">{instantText(at)}</span>
                <span className="flex-1">{ruleName(rule)}</span>
                <Badge tone={levelTones[level]}>{levelName(level)}</Badge>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Panel>
  );
}
