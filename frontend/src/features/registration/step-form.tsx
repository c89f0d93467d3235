import type { ReactNode } from 'react';
import { registerSchoolBounds } from '../../api/bounds/register-school';
import { Form } from '../../forms/form';
import { brokenRules, type FormProblem } from '../../forms/form-problem';
import { type Form as FormState, useFormOver } from '../../forms/use-form';
import { Button } from '../../ui/button';
import type { Draft } from './draft';
import { type Step, stepRules } from './steps';

export type StepProps = {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  onDone: () => void;
  first?: readonly FormProblem[];
};

type StepFormProps = StepProps & {
  step: Step;
  /** What only the server knows; rejects with what it refuses. */
  ask?: () => Promise<unknown>;
  refused?: (failure: unknown) => readonly FormProblem[] | undefined;
  children: (form: FormState<Draft>) => ReactNode;
};

const nothing = () => Promise.resolve();

/** Checks its fields when it is sent, and goes on. What was typed is in the draft all the while. */
export function StepForm(props: StepFormProps) {
  const { step, draft, onChange, onDone, first, ask = nothing, refused, children } = props;
  const form = useFormOver(draft, (next) => onChange(next(draft)), {
    bounds: registerSchoolBounds,
    first,
    check: (typed) => brokenRules(stepRules[step], typed),
    send: ask,
    refused,
    onSent: onDone,
  });
  return (
    <Form form={form}>
      {children(form)}
      <Button type="submit" busy={form.isBusy} className="self-start">
        Teruskan
      </Button>
    </Form>
  );
}
