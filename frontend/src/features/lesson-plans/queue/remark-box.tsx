import { type KeyboardEvent, useId } from 'react';
import { formatRelative } from '../../../ui/format';
import { Kbd } from '../../../ui/kbd';
import { TextareaField } from '../../../ui/textarea-field';
import { sectionNames } from '../sending/section-names';
import type { QueuedPlan, Section } from './queue-query';
import { quickRemarkOf, quickRemarks } from './quick-remarks';

export const remarkField = 'ulasan-bahagian';

type RemarkBoxProps = {
  section: Section;
  body: string;
  error: string | undefined;
  onChange: (body: string) => void;
  onDone: () => void;
};

/** What is said of one part. A digit in the empty field says what is said most often. */
export function RemarkBox({ section, body, error, onChange, onDone }: RemarkBoxProps) {
  const listId = useId();
  function onKeyDown(event: KeyboardEvent) {
    const quick = body === '' && !event.ctrlKey && !event.metaKey ? quickRemarkOf(event.key) : undefined;
    if (quick) onChange(quick);
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
    if (isDone) onDone();
    if (quick || isDone) event.preventDefault();
  }
  return (
    <div className="flex flex-col gap-2">
      <TextareaField
        id={remarkField}
        label={`Ulasan bagi ${(sectionNames[section] ?? section).toLowerCase()}`}
        maxLength={1000}
        rows={3}
        dir="auto"
        value={body}
        error={error}
        aria-describedby={listId}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value)}
      />
      <ul id={listId} aria-label="Ulasan pantas" className="flex flex-wrap gap-2">
        {quickRemarks.map((quick, at) => (
          <li key={quick.label}>
            <button
              type="button"
              title={quick.body}
              onClick={() => onChange([body.trim(), quick.body].filter(Boolean).join('\n'))}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-control/55 bg-raised px-3 text-sm hover:bg-sunken sm:min-h-8"
            >
              <span className="hidden pointer-fine:inline">
                <Kbd>{String(at + 1)}</Kbd>
              </span>
              {quick.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was said so far, by whom and of what, the first first. */
export function Said({ plan }: { plan: QueuedPlan }) {
  const now = new Date();
  if (plan.comments.length === 0 && plan.verdicts.length === 0) return null;
  return (
    <ul aria-label="Ulasan terdahulu" className="flex flex-col gap-3">
      {plan.verdicts.map(({ id, step, verdict, givenBy, givenAt }) => (
        <li key={id} className="text-sm">
          <span className="text-muted">
            {verdict === 'verified' ? 'Disahkan' : 'Dipulangkan'}, langkah {step} ·{' '}
            {formatRelative(givenAt, now)}
          </span>
          <span dir="auto" className="block">
            {givenBy ?? 'Bekas ahli sekolah'}
          </span>
        </li>
      ))}
      {plan.comments.map(({ id, section, body, writtenBy, isAuthors, writtenAt }) => (
        <li key={id} className="text-sm">
          <span className="text-muted">
            <span dir="auto">{writtenBy ?? 'Bekas ahli sekolah'}</span>
            {isAuthors && ' (guru)'} · {sectionNames[section]} · {formatRelative(writtenAt, now)}
          </span>
          <span dir="auto" className="wrap-anywhere block whitespace-pre-wrap">
            {body}
          </span>
        </li>
      ))}
    </ul>
  );
}
