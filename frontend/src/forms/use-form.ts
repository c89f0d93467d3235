import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { unreachable } from '../api/unreachable';
import type { FormError } from '../ui/form-summary';
import { leadsToHalfTyped } from '../ui/half-typed';
import type { Typed } from '../ui/typed';
import { type Complaint, type FormProblem, partOf, standingProblems } from './form-problem';
import { nothingToLose, TypedValues } from './typed-values';

/** Of one field, as the contract has it: of text its length, of a number what it may be, of a list how many. */
type Bound = { readonly maxLength?: number; readonly max?: number; readonly most?: number };

export type Bounds = Readonly<Record<string, Bound>>;

export type Sending<Values, Result> = {
  /** Of the body that it sends: nobody types more into a field than is taken. */
  bounds?: Bounds;
  check?: (values: Values) => readonly FormProblem[];
  /** Rejects with what is refused; what was typed stays. */
  send: (values: Values) => Promise<Result>;
  onSent?: (result: Result, values: Values) => void;
  /** The form is there after it was sent. Else it stays busy until what follows takes its place. */
  stays?: boolean;
  /** Words of its own for a refusal; undefined leaves it to the words that every form has. */
  refused?: (failure: unknown) => readonly FormProblem[] | undefined;
  /** What is said as it opens. */
  first?: readonly FormProblem[];
};

type Write<Values> = (next: (known: Values) => Values) => void;
type TextName<Values> = { [Name in keyof Values]: string extends Values[Name] ? Name : never }[keyof Values];
type NameOf<Values, Value> = {
  [Name in keyof Values]: Values[Name] extends Value ? Name : never;
}[keyof Values];
type Option<Value> = { value: Value; label: string };

export type Form<Values extends object> = ReturnType<typeof useFormOver<Values, unknown>>;

/** What its fields show and say, from the first word until it is sent. Its sheet and its page ask before they take away
 * what was typed and not sent. */
export function useForm<Values extends object, Result>({
  begun,
  isProof = false,
  onSent,
  ...sending
}: Sending<Values, Result> & {
  begun: Values;
  /** A password, a code, a name once more: it may go without a question. */
  isProof?: boolean;
}) {
  const [values, show] = useState(begun);
  const [typed] = useState(() => new TypedValues(begun, show));
  const store = (result: Result, sent: Values) => typed.store(sent, () => onSent?.(result, sent));
  return useFormOver(values, typed.write, { ...sending, onSent: store }, isProof ? nothingToLose : typed);
}

/** The same over values that are kept elsewhere, where they are found again. */
export function useFormOver<Values extends object, Result>(
  values: Values,
  write: Write<Values>,
  sending: Sending<Values, Result>,
  typed: Typed = nothingToLose,
) {
  const id = useId();
  const [complaint, setComplaint] = useState<Complaint<Values>>({
    problems: sending.first ?? [],
    about: values,
  });
  const [isBusy, setBusy] = useState(false);
  const idOf = (path: string) => `${id}${path}`;
  const problems = standingProblems(complaint, values);

  function complain(found: readonly FormProblem[]) {
    flushSync(() => {
      setBusy(false);
      setComplaint({ problems: found, about: values });
    });
    const first = found.find(({ field }) => field);
    document.getElementById(first?.field ? idOf(first.field) : `${id}-summary`)?.focus();
  }

  async function submit() {
    if (isBusy) return;
    const found = sending.check?.(values) ?? [];
    if (found.length > 0) return complain(found);
    setComplaint({ problems: [], about: values });
    setBusy(true);
    let result: Result;
    try {
      result = await sending.send(values);
    } catch (failure) {
      return complain(sending.refused?.(failure) ?? (await told(failure, values)));
    }
    if (sending.stays) setBusy(false);
    sending.onSent?.(result, values);
  }

  const edit = (part: Partial<Values>) => write((known) => ({ ...known, ...part }));
  const at = (path: string) => ({
    id: idOf(path),
    name: path,
    error: problems.find(({ field }) => field === path)?.message,
  });
  return {
    id,
    values,
    typed,
    edit,
    isBusy,
    errors: problems.map(({ field, message }): FormError => ({ fieldId: field && idOf(field), message })),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!leadsToHalfTyped(event.currentTarget)) void submit();
    },
    /** For a part that the others do not fit: `contacts.1.email`. */
    at,
    /** For what is written: `<TextField {...form.field('name')} label="Nama" />`. */
    field: <Name extends TextName<Values> & string>(name: Name) => ({
      ...at(name),
      maxLength: longestOf(sending.bounds?.[name]),
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) =>
        write((known) => ({ ...known, [name]: target.value })),
    }),
    /** For one of a few: `<SelectField {...form.choice('role', roles)} label="Peranan" />`. */
    choice: <Name extends NameOf<Values, string> & string>(
      name: Name,
      options: readonly Option<Values[Name]>[],
    ) => ({
      ...at(name),
      options,
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => {
        const chosen = options.find(({ value }) => value === target.value);
        if (chosen) write((known) => ({ ...known, [name]: chosen.value }));
      },
    }),
    /** For what is so or not: `<CheckboxField {...form.box('consent')} label="Saya setuju" />`. */
    box: <Name extends NameOf<Values, boolean> & string>(name: Name) => ({
      ...at(name),
      checked: values[name],
      onChange: ({ target }: { target: { checked: boolean } }) =>
        write((known) => ({ ...known, [name]: target.checked })),
    }),
  };
}

/** In letters or digits. */
const longestOf = (bound: Bound = {}): number | undefined =>
  bound.maxLength ?? (bound.max === undefined ? undefined : String(bound.max).length);

/** The words come when something is refused; without a network they may not. */
async function told(failure: unknown, values: object): Promise<readonly FormProblem[]> {
  try {
    const { refusals } = await import('./refusals');
    return refusals(failure, (field) => partOf(values, field) !== undefined);
  } catch {
    return [{ message: unreachable }];
  }
}
