import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button';
import { type FormError, FormSummary } from '../../ui/form-summary';
import { useFormErrors } from '../../ui/use-form-errors';
import type { Draft } from './draft';
import { type Step, stepErrors } from './steps';

export type StepProps = {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  onDone: () => void;
  firstErrors?: readonly FormError[];
};

type StepFormProps = StepProps & {
  step: Step;
  /** What only the server knows; resolves to what it refuses. */
  ask?: () => Promise<readonly FormError[]>;
  children: (errorOf: (field: keyof Draft) => string | undefined) => ReactNode;
};

/** Checks its fields when it is sent, and goes on. What was typed is in the draft all the while. */
export function StepForm({ step, draft, onDone, firstErrors, ask, children }: StepFormProps) {
  const { errors, setErrors, onInput } = useFormErrors(firstErrors);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const missing = stepErrors(step, draft);
    setErrors(missing);
    if (missing.length > 0 || !ask) return missing.length === 0 && onDone();
    setBusy(true);
    const refused = await ask();
    setBusy(false);
    setErrors(refused);
    if (refused.length === 0) onDone();
  }

  return (
    <form
      noValidate
      onInput={onInput}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <FormSummary errors={errors} />
      {children((field) => errors.find(({ fieldId }) => fieldId === field)?.message)}
      <Button type="submit" busy={isBusy} className="self-start">
        Teruskan
      </Button>
    </form>
  );
}
