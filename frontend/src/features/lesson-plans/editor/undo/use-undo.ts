import { type KeyboardEvent, useState } from 'react';
import type { Editing } from '../../../../records/record-form';
import type { PlanField, PlanFields } from '../../plan';
import { type Past, remembered } from './edit-history';

/** The same editing, with what was changed remembered: `Ctrl Z` takes it back wherever the caret stands. */
export function useUndo(editing: Editing<PlanFields>) {
  const [past, setPast] = useState<readonly Past<PlanFields>[]>([]);

  function note(names: readonly PlanField[]) {
    if (names.length === 0) return;
    const before = Object.fromEntries(names.map((name) => [name, editing.text[name]]));
    setPast((known) => remembered(known, before, Date.now()));
  }

  const watched: Editing<PlanFields> = {
    ...editing,
    edit(change) {
      note(Object.keys(change).filter((name): name is PlanField => name in editing.text));
      editing.edit(change);
    },
    field(name) {
      const field = editing.field(name);
      return {
        ...field,
        onChange(event) {
          note([name]);
          field.onChange(event);
        },
      };
    },
  };

  function onKeyDown(event: KeyboardEvent) {
    const [last, ...earlier] = past;
    if (!last || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey)
      return;
    event.preventDefault();
    setPast(earlier);
    editing.edit(last.before);
  }

  return { editing: watched, onKeyDown };
}
