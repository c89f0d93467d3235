import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { formatDate, formatTime } from '../../../ui/format';
import {
  differingFields,
  fieldLabels,
  fieldsOf,
  type LessonPlan,
  type PlanField,
  type PlanFields,
} from '../plan';
import { type Choices, chosenText, type Side } from './conflict-choice';

type ConflictResolutionProps = {
  mine: PlanFields;
  theirs: LessonPlan;
  onChoose: (text: PlanFields) => void;
  onClose: () => void;
};

/** Both texts side by side, chosen field by field or as a whole. */
export function ConflictResolution({ mine, theirs, onChoose, onClose }: ConflictResolutionProps) {
  const [choices, setChoices] = useState<Choices>({});
  return (
    <Dialog
      title="Dua versi rancangan ini"
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={() => onChoose(fieldsOf(theirs))}>
            Guna versi pelayan
          </Button>
          <Button variant="secondary" onClick={() => onChoose(mine)}>
            Guna versi saya
          </Button>
          <Button onClick={() => onChoose(chosenText(mine, theirs, choices))}>Guna pilihan di atas</Button>
        </>
      }
    >
      <p className="prose-width text-muted text-sm">
        Rancangan ini diubah di tempat lain pada {formatDate(theirs.updatedAt)},{' '}
        {formatTime(theirs.updatedAt)}. Kedua-dua teks selamat. Sila pilih bagi setiap ruangan.
      </p>
      {differingFields(mine, theirs).map((field) => (
        <FieldChoice
          key={field}
          field={field}
          texts={{ mine: mine[field], theirs: theirs[field] }}
          chosen={choices[field] ?? 'mine'}
          onChoose={(side) => setChoices({ ...choices, [field]: side })}
        />
      ))}
    </Dialog>
  );
}

const sides = { mine: 'Versi saya', theirs: 'Versi pelayan' } as const;

type FieldChoiceProps = {
  field: PlanField;
  texts: Record<Side, string>;
  chosen: Side;
  onChoose: (side: Side) => void;
};

function FieldChoice({ field, texts, chosen, onChoose }: FieldChoiceProps) {
  return (
    <fieldset className="mt-5">
      <legend className="pb-1.5 font-semibold">{fieldLabels[field]}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <label
            key={side}
            className="flex cursor-pointer flex-col gap-2 rounded-lg border border-control/55 p-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <span className="flex items-center gap-2 font-medium text-sm">
              <input
                type="radio"
                name={`versi-${field}`}
                checked={chosen === side}
                onChange={() => onChoose(side)}
                className="size-4 accent-accent"
              />
              {sides[side]}
            </span>
            <span className="whitespace-pre-wrap break-words text-sm">
              {texts[side] || <em>(kosong)</em>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
