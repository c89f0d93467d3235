import type { FormError } from '../../../ui/form-summary';

export function errorAt(errors: readonly FormError[], id: string): string | undefined {
  return errors.find(({ fieldId }) => fieldId === id)?.message;
}
