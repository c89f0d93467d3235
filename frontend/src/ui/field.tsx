import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error';

export type FieldText = { label: string; help?: ReactNode; error?: string; optional?: boolean };

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
};

const control =
  'w-full rounded-md border border-control bg-raised px-3 py-2 text-text shadow-sm transition-colors ' +
  'hover:border-text/60 focus-visible:border-accent focus-visible:outline-offset-0 ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted not-[select]:read-only:bg-sunken ' +
  'aria-invalid:border-danger aria-invalid:border-2 min-h-11 sm:min-h-10 sm:text-sm';

type FieldProps = FieldText & { id?: string; children: (control: FieldControl) => ReactNode };

/** Label above, help below it, error in place; ties them to the control for screen readers. */
export function Field({ id, label, help, error, optional = false, children }: FieldProps) {
  const fallbackId = useId();
  const fieldId = id ?? fallbackId;
  const helpId = help ? `${fieldId}-help` : '';
  const errorId = error ? `${fieldId}-error` : '';
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={fieldId} className="font-medium text-sm">
        {label}
        {optional && <span className="font-normal text-muted"> (pilihan)</span>}
      </label>
      {help && (
        <p id={helpId} className="prose-width text-muted text-sm">
          {help}
        </p>
      )}
      {children({
        id: fieldId,
        'aria-describedby': `${helpId} ${errorId}`.trim() || undefined,
        'aria-invalid': error ? true : undefined,
        className: control,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
