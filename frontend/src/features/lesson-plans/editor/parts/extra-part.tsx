import { HIGHEST_LEVEL } from '@rules/lesson-plans/domain/lesson-plan';
import type { Editing } from '../../../../records/record-form';
import { SelectField } from '../../../../ui/select-field';
import type { PlanFields } from '../../plan';
import { PlanArea } from './plan-area';
import type { PartName } from './plan-parts';

export type ExtraPartName = Extract<PartName, 'elements' | 'resources' | 'assessment' | 'followUp'>;

/** A part of the long form that no rule of the ministry asks for. */
export function ExtraPart({ name, editing }: { name: ExtraPartName; editing: Editing<PlanFields> }) {
  const { text, edit, field } = editing;
  switch (name) {
    case 'elements':
      return (
        <div className="grid gap-4 sm:grid-cols-2">
          <PlanArea {...field('pedagogy')} />
          <PlanArea {...field('thinking')} />
          <PlanArea {...field('crossCurricular')} />
          <PlanArea {...field('moralValues')} />
        </div>
      );
    case 'resources':
      return <PlanArea {...field('resources')} />;
    case 'assessment':
      return (
        <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
          <PlanArea {...field('assessment')} />
          <SelectField
            {...field('targetLevel')}
            value={String(text.targetLevel ?? '')}
            onChange={({ target }) => edit({ targetLevel: Number(target.value) || null })}
            options={levels}
          />
        </div>
      );
    case 'followUp':
      return (
        <div className="grid gap-4 sm:grid-cols-2">
          <PlanArea {...field('enrichment')} />
          <PlanArea {...field('remediation')} />
        </div>
      );
  }
}

const levels = [
  { value: '', label: 'Tiada' },
  ...Array.from({ length: HIGHEST_LEVEL }, (_, at) => ({ value: String(at + 1), label: `TP${at + 1}` })),
];
