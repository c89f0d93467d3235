// biome-ignore-all lint/a11y/noAutofocus: it takes the place of the cell that had the focus
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../ui/class-names';
import { openBesideCell } from './open-beside-cell';
import type { Sheet, Suggestion } from './sheet';
import { optionId, SuggestionList } from './suggestion-list';
import type { Entry } from './typed-cell';
import type { GridControl, Onward } from './use-grid';

type CellEditorProps<Value> = {
  sheet: Sheet<Value>;
  control: GridControl<Value>;
  entry: Entry<Value>;
};

/** While none is chosen. */
const noOption = -1;

const arrows: Readonly<Partial<Record<string, Onward>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** In place of a cell: what is typed is kept letter by letter, Enter takes it or the suggestion and goes on, Escape leaves
 * it as it was. What began with a letter is also left by the arrows, as in a spreadsheet. */
export function CellEditor<Value>({ sheet, control, entry }: CellEditorProps<Value>) {
  const { kind } = sheet;
  const { row, column, stood, typed } = entry;
  const held = kind.textOf(stood.value);
  const [text, setText] = useState(typed ?? held);
  const [active, setActive] = useState(typed === undefined ? noOption : 0);
  const [refusal, setRefusal] = useState<string>();
  const isDone = useRef(false);
  const listId = useId();

  const { editor } = kind;
  const isLines = editor === 'lines';
  // What stood there narrows nothing.
  const query = active === noOption && text === held ? '' : text;
  const suggestions = typeof editor === 'object' ? editor.suggest(query, row, column) : [];
  const chosen = suggestions[active];

  function change(next: string) {
    setText(next);
    if (next !== text) control.type(next);
    setActive(next === '' ? noOption : 0);
    setRefusal(undefined);
  }

  function take(suggestion: Suggestion<Value> | undefined, onward: Onward) {
    const refused = control.enter(suggestion ? kind.textOf(suggestion.value) : text, onward);
    isDone.current = refused === undefined;
    setRefusal(refused);
  }

  function cancel() {
    isDone.current = true;
    if (text === held) control.go('stay');
    else control.takeBack();
  }

  /** Whoever goes elsewhere leaves what can be read: of words as many as the cell takes; what cannot is dropped. */
  function leave() {
    if (isDone.current) return;
    if (control.enter(chosen ? kind.textOf(chosen.value) : text, 'stay') === undefined) return;
    if (isLines || editor === 'text') control.go('stay');
    else cancel();
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  function actionOf(event: KeyboardEvent): (() => void) | undefined {
    const { key, shiftKey, altKey } = event;
    if (key === 'Escape') return cancel;
    if (key === 'Enter' && altKey && isLines) return () => change(withLineBreak(event.currentTarget, text));
    if (key === 'Enter') return () => take(chosen, shiftKey ? 'back' : 'next');
    if (key === 'Tab') return () => take(chosen, shiftKey ? 'left' : 'right');
    const count = suggestions.length;
    if (count > 0 && key === 'ArrowDown') return () => setActive((active + 1) % count);
    if (count > 0 && key === 'ArrowUp') return () => setActive((Math.max(active, 0) - 1 + count) % count);
    const move = typed === undefined || count > 0 || isLines ? undefined : arrows[key];
    return move && (() => take(undefined, move));
  }

  const field = {
    autoFocus: true,
    value: text,
    'aria-label': `${row.name}, ${column.name}`,
    'aria-invalid': refusal !== undefined,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
    onKeyDown: press,
    onBlur: leave,
    className: classNames(
      'absolute inset-0 w-full min-w-0 bg-raised text-text outline-2 -outline-offset-2',
      isLines
        ? 'z-20 h-max min-h-full resize-none px-2.5 py-1.5 text-left'
        : 'px-1 text-center font-semibold',
      refusal === undefined ? 'outline-accent' : 'outline-danger',
    ),
  };

  return (
    <>
      {isLines ? (
        <textarea
          {...field}
          dir="auto"
          rows={Math.max(2, text.split('\n').length, Math.ceil(text.length / 28))}
          onFocus={({ target }) => target.setSelectionRange(text.length, text.length)}
        />
      ) : (
        <input
          {...field}
          inputMode={editor === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          onFocus={({ target }) => typed === undefined && target.select()}
          {...(typeof editor === 'object' && {
            role: 'combobox',
            'aria-expanded': suggestions.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list' as const,
            'aria-activedescendant': chosen ? optionId(listId, active) : undefined,
          })}
        />
      )}
      {typeof editor === 'object' && (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          active={active}
          order={editor.orderOf(row)}
          onChoose={(suggestion) => take(suggestion, 'stay')}
        />
      )}
      {refusal !== undefined && (
        <p
          ref={openBesideCell}
          popover="manual"
          className="fixed inset-auto m-0 max-w-72 rounded-lg border border-danger bg-danger-soft px-3 py-2 text-left text-on-danger-soft text-sm shadow-lg"
        >
          {refusal}
        </p>
      )}
    </>
  );
}

/** The text with a new line where the caret stands. */
function withLineBreak(field: EventTarget, text: string): string {
  if (!(field instanceof HTMLTextAreaElement)) return text;
  return `${text.slice(0, field.selectionStart)}\n${text.slice(field.selectionEnd)}`;
}
