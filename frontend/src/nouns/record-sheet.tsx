import { Fragment, type ReactNode } from 'react';
import { Form } from '../forms/form';
import type { FormProblem } from '../forms/form-problem';
import { type Form as FormOf, useForm } from '../forms/use-form';
import { useChange } from '../queries/use-change';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { calledOf, inSentence, type Noun } from './noun';

/** One for each value, in the order in which they stand: a value without a field does not compile. */
export type Fields<Values extends object> = {
  readonly [Name in keyof Values]-?: ((form: FormOf<Values>) => ReactNode) | WithOther<keyof Values>;
};

/** The value is written in the field of another. */
type WithOther<Name> = Readonly<{ with: Name }>;

export type RecordForm<Values extends object, Content> = {
  /** What is in it as it opens: of what is changed, or of a new one. */
  begun: Values;
  check: (values: Values) => readonly FormProblem[];
  /** Only of values without problems. `newId` names its parts. */
  contentOf: (values: Values, newId: () => string) => Content;
  fields: Fields<Values>;
};

type RecordSheetProps<Values extends object, Content, Saved> = RecordForm<Values, Content> & {
  noun: Noun<Content, Saved>;
  /** What is changed; without one something new is made. */
  edited?: Saved & Readonly<{ version: number }>;
  /** Where it is not "Tambah kelas" and "Ubah kelas 4 Bestari". */
  title?: string;
  /** On the button, where it is not "Simpan". */
  verb?: string;
  onClose: () => void;
};

/** One of a noun, made or changed: what was made can be taken back. */
export function RecordSheet<Values extends object, Content, Saved extends Readonly<{ id: string }>>(
  props: RecordSheetProps<Values, Content, Saved>,
) {
  const { noun, edited, begun, check, contentOf, fields, verb = 'Simpan', onClose } = props;
  const { calls, one, nameOf, refused } = noun;
  const { title = edited ? `Ubah ${calledOf(noun, edited)}` : `Tambah ${inSentence(one)}` } = props;
  const saving = useChange(
    (values: Values, newId) => {
      const id = edited?.id ?? newId();
      const content = contentOf(values, newId);
      return edited
        ? calls.change({ ...content, id, version: edited.version })
        : calls.add({ ...content, id });
    },
    {
      done: (saved) => `${one} ${nameOf(saved)} disimpan.`,
      changes: calls.changes,
      undo: edited ? undefined : ({ id }) => calls.remove(id),
    },
  );
  const form = useForm({ begun, bounds: calls.bounds, check, send: saving.send, refused, onSent: onClose });
  return (
    <Sheet title={title} onClose={onClose}>
      <Form form={form} title={`${one} belum disimpan`}>
        {namesOf(fields).map((name) => {
          const field = fields[name];
          return typeof field === 'function' && <Fragment key={String(name)}>{field(form)}</Fragment>;
        })}
        <Button type="submit" busy={form.isBusy} className="self-start">
          {verb}
        </Button>
      </Form>
    </Sheet>
  );
}

function namesOf<Values extends object>(fields: Fields<Values>): (keyof Values)[] {
  return Object.keys(fields).filter((name): name is keyof Values & string => name in fields);
}
