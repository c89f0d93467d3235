import { CheckboxField } from '../../../ui/checkbox-field';
import { NumberField } from '../../../ui/number-field';
import type { Scenario } from './developer-client';
import { numberKnobs, switchKnobs, withinReach } from './scenario';

type BankKnobsProps = { knobs: Scenario; onChange: (knobs: Scenario) => void };

/** Ways to let the bank misbehave. */
export function BankKnobs({ knobs, onChange }: BankKnobsProps) {
  return (
    <details className="rounded-md border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-sm">Lanjutan</summary>
      <div className="grid gap-x-6 gap-y-3 pb-3 sm:grid-cols-2">
        {numberKnobs.map(({ name, label, ...reach }) => (
          <NumberField
            key={name}
            label={label}
            defaultValue={knobs[name]}
            onChange={(event) => onChange({ ...knobs, [name]: withinReach(event.target.value, reach) })}
          />
        ))}
        <div>
          {switchKnobs.map(({ name, label }) => (
            <CheckboxField
              key={name}
              label={label}
              checked={knobs[name]}
              onChange={(event) => onChange({ ...knobs, [name]: event.target.checked })}
            />
          ))}
        </div>
      </div>
    </details>
  );
}
