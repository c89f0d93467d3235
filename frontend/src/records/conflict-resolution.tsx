import { useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { formatDate, formatTime } from '../ui/format';
import { allFrom, type Choices, type Chosen, chosenText, type Side } from './conflict-choice';
import type { Merged } from './merge-texts';
import type { RecordKind, Saved } from './record-kind';

type ConflictResolutionProps<Fields extends object> = {
  kind: RecordKind<Fields>;
  merged: Merged<Fields>;
  theirs: Saved<Fields>;
  onChoose: (chosen: Chosen<Fields>) => void;
  onClose: () => void;
};

/** Both texts side by side where both sides wrote, chosen field by field or as a whole. */
export function ConflictResolution<Fields extends object>({
  kind,
  merged,
  theirs,
  onChoose,
  onClose,
}: ConflictResolutionProps<Fields>) {
  const [choices, setChoices] = useState<Choices<Fields>>({});
  const choose = (sides: Choices<Fields>) => onChoose(chosenText(merged, kind.fieldsOf(theirs), sides));
  return (
    <Dialog
      title={`Dua versi ${kind.noun.toLowerCase()} ini`}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={() => choose(allFrom('theirs', merged))}>
            Guna versi pelayan
          </Button>
          <Button variant="secondary" onClick={() => choose(allFrom('mine', merged))}>
            Guna versi saya
          </Button>
          <Button onClick={() => choose(choices)}>Guna pilihan di atas</Button>
        </>
      }
    >
      <p className="prose-width text-muted text-sm">
        {kind.noun} ini diubah di tempat lain pada {formatDate(theirs.updatedAt)},{' '}
        {formatTime(theirs.updatedAt)}. Kedua-dua teks selamat. Sila pilih bagi setiap ruangan di bawah;
        ruangan lain digabungkan sendiri.
      </p>
      {merged.disputed.map((field) => (
        <FieldChoice
          key={field}
          name={field}
          label={kind.labels[field]}
          texts={{ mine: kind.words(merged.text, field), theirs: kind.words(theirs, field) }}
          chosen={choices[field] ?? 'mine'}
          onChoose={(side) => setChoices({ ...choices, [field]: side })}
        />
      ))}
    </Dialog>
  );
}

const sides = { mine: 'Versi saya', theirs: 'Versi pelayan' } as const;

type FieldChoiceProps = {
  name: string;
  label: string;
  texts: Record<Side, string>;
  chosen: Side;
  onChoose: (side: Side) => void;
};

function FieldChoice({ name, label, texts, chosen, onChoose }: FieldChoiceProps) {
  return (
    <fieldset className="mt-5">
      <legend className="pb-1.5 font-semibold">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <label
            key={side}
            className="flex cursor-pointer flex-col gap-2 rounded-lg border border-control/55 p-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <span className="flex items-center gap-2 font-medium text-sm">
              <input
                type="radio"
                name={`versi-${name}`}
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
