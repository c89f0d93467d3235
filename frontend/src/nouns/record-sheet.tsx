import type { ReactNode } from 'react';
import { Form } from '../forms/form';
import type { FormProblem } from '../forms/form-problem';
import { type Form as FormOf, useForm } from '../forms/use-form';
import { useChange } from '../queries/use-change';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import type { NounWrites } from './noun-calls';

type RecordSheetProps<Values extends object, Content, Saved> = {
  calls: NounWrites<Content, Saved>;
  /** What is changed; without one something new is made. */
  edited: Readonly<{ id: string; version: number }> | undefined;
  title: string;
  /** Over what keeps it from being saved: "Kelas belum disimpan". */
  unsaved: string;
  begun: Values;
  check: (values: Values) => readonly FormProblem[];
  /** Only of values without problems. `newId` names its parts. */
  contentOf: (values: Values, newId: () => string) => Content;
  /** Told when it is done. */
  saved: (record: Saved) => string;
  /** Refusals of this noun; undefined leaves one to the words that every form has. */
  refused: (failure: unknown) => readonly FormProblem[] | undefined;
  /** On the button, where it is not "Simpan". */
  verb?: string;
  onClose: () => void;
  /** Its fields. */
  children: (form: FormOf<Values>) => ReactNode;
};

/** One of a noun, made or changed: what was made can be taken back. */
export function RecordSheet<Values extends object, Content, Saved extends Readonly<{ id: string }>>(
  props: RecordSheetProps<Values, Content, Saved>,
) {
  const { calls, edited, title, unsaved, begun, check, contentOf, saved, refused } = props;
  const { verb = 'Simpan', onClose, children } = props;
  const saving = useChange(
    (values: Values, newId) => {
      const id = edited?.id ?? newId();
      const content = contentOf(values, newId);
      return edited
        ? calls.change({ ...content, id, version: edited.version })
        : calls.add({ ...content, id });
    },
    { done: saved, changes: calls.changes, undo: edited ? undefined : ({ id }) => calls.remove(id) },
  );
  const form = useForm({ begun, bounds: calls.bounds, check, send: saving.send, refused, onSent: onClose });
  return (
    <Sheet title={title} onClose={onClose}>
      <Form form={form} title={unsaved}>
        {children(form)}
        <Button type="submit" busy={form.isBusy} className="self-start">
          {verb}
        </Button>
      </Form>
    </Sheet>
  );
}
