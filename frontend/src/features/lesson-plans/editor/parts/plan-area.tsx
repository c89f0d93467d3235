import type { ComponentProps } from 'react';
import { TextareaField } from '../../../../ui/textarea-field';

/** A text of a plan, in any script, as tall as what is written. */
export function PlanArea(field: ComponentProps<typeof TextareaField>) {
  return <TextareaField {...field} rows={2} dir="auto" className="min-h-16! sm:min-h-16!" />;
}
