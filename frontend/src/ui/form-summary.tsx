import { Icon } from './icon';

export type FormError = { fieldId?: string; message: string };

type FormSummaryProps = { id?: string; errors: readonly FormError[]; title?: string };

function focusField(fieldId: string) {
  document.getElementById(fieldId)?.focus();
}

/** What is wrong, at the top of the form, each line a link to its field. Takes the focus when it appears. */
export function FormSummary({ id, errors, title = 'Ada perkara yang perlu dibetulkan' }: FormSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      id={id}
      role="alert"
      tabIndex={-1}
      ref={takeFocus}
      className="rounded-md border border-danger/40 bg-danger-soft px-4 py-3 text-on-danger-soft text-sm"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="danger" />
        {title}
      </p>
      <ul className="mt-1.5 flex flex-col gap-1 pl-6.5">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId}${message}`}>
            {fieldId ? (
              <button type="button" className="text-left underline" onClick={() => focusField(fieldId)}>
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function takeFocus(summary: HTMLDivElement | null) {
  summary?.focus();
}
