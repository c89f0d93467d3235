import { Icon } from './icon';

/** In place, under the control it speaks of. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={id} className="flex gap-1.5 font-medium text-danger text-sm">
      <Icon name="danger" size={16} className="mt-0.5" />
      {error}
    </p>
  );
}
