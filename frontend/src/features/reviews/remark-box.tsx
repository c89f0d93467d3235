import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { newCommentBounds } from '../../api/bounds/new-comment';
import { Kbd } from '../../ui/kbd';
import { TextareaField } from '../../ui/textarea-field';

export const remarkField = 'ulasan-bahagian';

/** What is said most often. */
export type QuickRemark = Readonly<{ label: string; body: string }>;

type RemarkBoxProps = {
  /** Of what something is said: "objektif". */
  of: string;
  body: string;
  quick?: readonly QuickRemark[];
  error: string | undefined;
  onChange: (body: string) => void;
  /** Beneath: of which other parts something is said. */
  children?: ReactNode;
};

/** What is said of one part. A digit in the empty field says what is said most often. */
export function RemarkBox({ of, body, quick = [], error, onChange, children }: RemarkBoxProps) {
  const listId = useId();
  function onKeyDown(event: KeyboardEvent) {
    const isAlone = !event.ctrlKey && !event.metaKey;
    const said =
      body === '' && isAlone && /^[1-9]$/u.test(event.key) ? quick[Number(event.key) - 1] : undefined;
    if (said) onChange(said.body);
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && !isAlone);
    if (isDone) document.getElementById(remarkField)?.blur();
    if (said || isDone) event.preventDefault();
  }
  return (
    <div data-typed="kept" className="flex flex-col gap-2">
      <TextareaField
        id={remarkField}
        label={`Ulasan bagi ${of}`}
        {...newCommentBounds.body}
        rows={3}
        dir="auto"
        value={body}
        error={error}
        aria-describedby={quick.length > 0 ? listId : undefined}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value)}
      />
      {quick.length > 0 && (
        <ul id={listId} aria-label="Ulasan pantas" className="flex flex-wrap gap-2">
          {quick.map((each, at) => (
            <li key={each.label}>
              <button
                type="button"
                title={each.body}
                onClick={() => onChange([body.trim(), each.body].filter(Boolean).join('\n'))}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-control/55 bg-raised px-3 text-sm hover:bg-sunken sm:min-h-8"
              >
                <span className="hidden pointer-fine:inline">
                  <Kbd>{String(at + 1)}</Kbd>
                </span>
                {each.label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
