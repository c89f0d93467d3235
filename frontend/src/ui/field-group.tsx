import { type ReactNode, useId } from 'react';
import type { FieldText } from './field';
import { FieldError } from './field-error';

type FieldGroupProps = FieldText & { id?: string; children: ReactNode };

/** Several controls that answer one question. */
export function FieldGroup({ id, label, help, error, optional = false, children }: FieldGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const described = [help && `${groupId}-help`, error && `${groupId}-error`].filter(Boolean).join(' ');
  return (
    <fieldset id={groupId} tabIndex={-1} aria-describedby={described || undefined} className="outline-none">
      <legend className="font-medium text-sm">
        {label}
        {optional && <span className="font-normal text-muted"> (pilihan)</span>}
      </legend>
      {help && (
        <p id={`${groupId}-help`} className="prose-width mt-1 text-muted text-sm">
          {help}
        </p>
      )}
      <div className="mt-1 flex flex-col">{children}</div>
      <FieldError id={`${groupId}-error`} error={error} />
    </fieldset>
  );
}
