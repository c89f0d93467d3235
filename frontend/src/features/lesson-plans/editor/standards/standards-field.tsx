import { standardCode, standardKey } from '@rules/yearly-plans/domain/plan-row';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { standardWords } from './criteria';

type StandardsFieldProps = {
  label: string;
  value: readonly string[];
  error: string | undefined;
  onChange: (event: { target: { value: readonly string[] } }) => void;
  help?: ReactNode;
  /** What may be chosen, as far as it is offered; it hears the word that is typed. */
  offer?: (asked: { typed: string; choose: (line: string) => void }) => ReactNode;
};

/** Standards, each in a line: chosen, typed or pasted. */
export function StandardsField({ label, value, error, onChange, help, offer }: StandardsFieldProps) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  function add(lines: readonly string[]) {
    const keys = new Map([...value, ...lines].map((line) => [standardKey(line), line.trim()]));
    onChange({ target: { value: [...keys.values()].filter((line) => line !== '') } });
    setTyped('');
  }

  function onKeyDown(event: KeyboardEvent) {
    const offered = [...(box.current?.querySelectorAll<HTMLElement>('[data-offered]') ?? [])];
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? offered.indexOf(activeElement) : -1;
    if (event.key === 'ArrowDown') (offered[at + 1] ?? offered[at])?.focus();
    else if (event.key === 'ArrowUp' && at >= 0) (offered[at - 1] ?? input.current)?.focus();
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else if (event.key === 'Enter' && at < 0 && !event.ctrlKey && typed.trim() !== '') add([typed]);
    else if (event.key === 'Backspace' && at < 0 && typed === '')
      onChange({ target: { value: value.slice(0, -1) } });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Field
      label={label}
      error={error}
      help={typed.trim() === '' ? help : 'Belum ditambah: tekan Enter, atau pilih daripada senarai.'}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls within it
        <div
          ref={box}
          onKeyDown={onKeyDown}
          onFocus={() => setOpen(true)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return;
            setOpen(false);
            // What was typed is kept, added or not.
            if (typed.trim() !== '') add([typed]);
          }}
          className="relative"
        >
          <div className="flex flex-wrap items-center gap-1.5 rounded-md border border-control bg-raised p-1.5 shadow-sm">
            {value.map((line) => (
              <StandardChip
                key={line}
                line={line}
                onRemove={() => onChange({ target: { value: value.filter((each) => each !== line) } })}
              />
            ))}
            <input
              ref={input}
              id={control.id}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              type="text"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setOpen(true);
              }}
              onPaste={(event) => {
                const lines = event.clipboardData
                  .getData('text')
                  .split('\n')
                  .map((line) => line.trim());
                if (lines.length < 2) return;
                event.preventDefault();
                add(lines);
              }}
              className="min-h-8 min-w-32 flex-1 rounded-sm bg-transparent px-1.5 max-sm:min-h-11 sm:text-[0.9375rem]"
            />
          </div>
          {isOpen &&
            offer?.({
              typed: typed.trim(),
              choose: (line) => {
                add([line]);
                input.current?.focus();
              },
            })}
        </div>
      )}
    </Field>
  );
}

function StandardChip({ line, onRemove }: { line: string; onRemove: () => void }) {
  const code = standardCode(line);
  return (
    <span className="inline-flex max-w-full items-center gap-2 rounded-md bg-accent-soft pl-1 text-on-accent-soft text-sm">
      {code && <StandardCode>{code}</StandardCode>}
      <span dir="auto" className="wrap-anywhere py-1">
        {code ? standardWords(line) : line}
      </span>
      <IconButton
        icon="close"
        label={`Buang ${code ?? line}`}
        onClick={onRemove}
        className="text-on-accent-soft sm:size-7"
      />
    </span>
  );
}

export function StandardCode({ children }: { children: string }) {
  return (
    <span className="shrink-0 rounded-sm bg-accent px-1.5 py-0.5 font-semibold text-on-accent text-xs tabular-nums">
      {children}
    </span>
  );
}
