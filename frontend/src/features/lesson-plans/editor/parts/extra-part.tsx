import { HIGHEST_LEVEL, LESSON_PLAN } from '@rules/lesson-plans/domain/lesson-plan';
import type { Editing } from '../../../../records/record-form';
import { classNames } from '../../../../ui/class-names';
import { SelectField } from '../../../../ui/select-field';
import type { PlanField, PlanFields } from '../../plan';
import { PlanArea } from './plan-area';
import { fieldsIn, type PartName } from './plan-parts';

export type ExtraPartName = Extract<PartName, 'elements' | 'resources' | 'assessment' | 'followUp'>;

const columns: Readonly<Record<ExtraPartName, string>> = {
  elements: 'sm:grid-cols-2',
  resources: '',
  assessment: 'sm:grid-cols-[1fr_10rem]',
  followUp: 'sm:grid-cols-2',
};

/** A part of the long form that no rule of the ministry asks for: each field that stands in it. */
export function ExtraPart({ name, editing }: { name: ExtraPartName; editing: Editing<PlanFields> }) {
  const { text, edit, field } = editing;
  return (
    <div className={classNames('grid gap-4', columns[name])}>
      {fieldsIn(name).map((each) =>
        each === 'targetLevel' ? (
          <SelectField
            key={each}
            {...field(each)}
            value={String(text.targetLevel ?? '')}
            onChange={({ target }) => edit({ targetLevel: Number(target.value) || null })}
            options={levels}
          />
        ) : (
          isText(each) && <PlanArea key={each} {...field(each)} value={text[each] ?? ''} />
        ),
      )}
    </div>
  );
}

type TextField = {
  [Name in PlanField]: PlanFields[Name] extends string | null ? Name : never;
}[PlanField];

const isText = (field: PlanField): field is TextField => LESSON_PLAN.fields[field].rule.kind === 'text';

const levels = [
  { value: '', label: 'Tiada' },
  ...Array.from({ length: HIGHEST_LEVEL }, (_, at) => ({ value: String(at + 1), label: `TP${at + 1}` })),
];
