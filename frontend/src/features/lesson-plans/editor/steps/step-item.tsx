import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names';
import type { StepRow } from './step-rows';

/** What somebody who does not see the mark hears of a step. */
const stepName = (mark: string): string => ({ S: 'Set induksi', P: 'Penutup' })[mark] ?? `Langkah ${mark}`;

type StepItemProps = {
  row: StepRow;
  mark: string;
  isActive: boolean;
  isInvalid: boolean;
  /** Others say how long they take. */
  lacksMinutes: boolean;
  describedBy: string | undefined;
  fieldId: string;
  onText: (text: string, caret: number) => void;
  onMinutes: (minutes: number | null) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onFocus: () => void;
  onLeave: () => void;
  /** Under the step. */
  children?: ReactNode;
};

/** One step: its mark, its words and its minutes. The whole row leads to its words. */
export function StepItem(props: StepItemProps) {
  const { row, mark, fieldId, isActive, lacksMinutes } = props;
  const name = stepName(mark);
  return (
    <li className={classNames(isActive && 'bg-accent-soft')}>
      <div className="flex min-h-15 items-start gap-3 px-3 py-2 sm:min-h-10 sm:py-0">
        <label
          htmlFor={fieldId}
          className="mt-1.5 inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-sunken font-semibold text-xs"
        >
          <span className="sr-only">{name}</span>
          <span aria-hidden="true">{mark}</span>
        </label>
        <div data-text={row.text} className="grows-with-text flex-1 leading-relaxed sm:text-[0.9375rem]">
          <textarea
            id={fieldId}
            rows={1}
            dir="auto"
            aria-label={name}
            aria-invalid={props.isInvalid || undefined}
            aria-describedby={props.describedBy}
            value={row.text}
            onChange={({ target }) => props.onText(target.value, target.selectionStart)}
            onKeyDown={props.onKeyDown}
            onFocus={props.onFocus}
            onBlur={props.onLeave}
            className="resize-none overflow-hidden border border-transparent bg-transparent px-3 py-2 focus-visible:outline-offset-[-2px]"
          />
        </div>
        <span className="inline-flex shrink-0 items-center gap-1.5 sm:mt-1.5 text-muted text-sm">
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            aria-label={`Minit (${mark})`}
            value={row.minutes ?? ''}
            // What a whole that does not add up asks for first.
            data-wanted={lacksMinutes ? '' : undefined}
            onChange={({ target }) => props.onMinutes(Number(target.value.replaceAll(/\D/g, '')) || null)}
            onFocus={props.onFocus}
            className="min-h-11 w-12 rounded-md border border-control bg-raised px-1.5 text-right text-text tabular-nums sm:min-h-8"
          />
          min
        </span>
      </div>
      {props.children}
    </li>
  );
}
