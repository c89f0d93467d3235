import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { errorMessage } from '../api/error-messages';
import { showToast } from '../ui/toast';
import { type Autosave, mergeWith } from './autosave';
import type { Chosen } from './conflict-choice';
import type { EditedRecord } from './owned-record';
import type { FieldErrors, FieldName } from './record-kind';
import type { RecordSaver } from './record-saver';
import { SaveState } from './save-state';
import { useRecordSaver } from './use-record-saver';

/** What is said of saving, in sight while somebody writes. */
export function SavedBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky top-0 z-10 -mx-1 -mt-2 mb-4 border-line border-b bg-surface px-1 py-2">
      {children}
    </div>
  );
}

/** What a form shows of the record, and how it says that something was written. */
export type Editing<Fields> = {
  text: Fields;
  errors: FieldErrors<Fields>;
  edit: (change: Partial<Fields>) => void;
  /** For a control that speaks text: `<TextField {...field('subject')} />`. */
  field: <Name extends FieldName<Fields>>(name: Name) => FieldOf<Fields, Name>;
  /** The server knows the record. */
  isOnServer: boolean;
  /** Sends what is written. Whether the server has all of it then. */
  save: () => Promise<boolean>;
};

type FieldOf<Fields, Name extends FieldName<Fields>> = {
  name: Name;
  label: string;
  error: string | undefined;
  value: Fields[Name];
  onChange: (event: { target: { value: Fields[Name] } }) => void;
};

type RecordFormProps<Fields extends object> = EditedRecord<Fields> & {
  /** Names the form for whoever does not see it. */
  label: string;
  /** Why the subscription refuses writing for now. What is written stays on the device meanwhile. */
  refusal?: string;
  onEdited?: () => void;
  /** Above the fields; in it stands what is said of saving, which stays in sight. */
  head: (editing: Editing<Fields>, saved: ReactNode) => ReactNode;
  /** Beside the saved state of a record that the server knows. */
  presence?: ReactNode;
  /** For a form that has something beside it. */
  isWide?: boolean;
  /** Within another form, which has the head of the page. */
  isPart?: boolean;
  /** On paper in place of the form. */
  sheet: (text: Fields) => ReactNode;
  children: (editing: Editing<Fields>) => ReactNode;
};

/** One record being written. The saver owns the text and brings it to safety; the form shows it. */
export function RecordForm<Fields extends object>(props: RecordFormProps<Fields>) {
  const { kind, refusal, onEdited } = props;
  const { saver, state } = useRecordSaver(props, refusal);
  const comparison = useComparison(state);
  const ConflictResolution = useConflictResolution<Fields>();
  const { text, phase, base } = state;
  const errors: FieldErrors<Fields> =
    phase.name === 'kept-here' && phase.problem === 'invalid' ? kind.errors(text) : {};

  function write(next: (text: Fields) => Fields) {
    onEdited?.();
    saver.edit(next(saver.current().text));
  }

  function choose({ text: chosen, givenUp }: Chosen<Fields>) {
    saver.resolve(chosen);
    if (Object.keys(givenUp).length > 0) offerUndo(() => write((known) => ({ ...known, ...givenUp })));
  }

  const editing: Editing<Fields> = {
    text,
    errors,
    edit: (change) => write((known) => ({ ...known, ...change })),
    field: (name) => ({
      name,
      label: kind.labels[name],
      error: errors[name],
      value: text[name],
      onChange: ({ target }) => write((known) => ({ ...known, [name]: target.value })),
    }),
    isOnServer: base.version !== null,
    save: () => saver.saveNow(),
  };
  const saved = (
    <>
      <SaveState
        noun={kind.noun}
        state={state}
        isPart={props.isPart}
        onCompare={comparison.open}
        onRestore={() => void saver.restore().catch(complain)}
        onRetry={() => saver.retry()}
      />
      {base.version !== null && props.presence}
      {refusal && phase.name !== 'kept-here' && <p className="pt-1 text-sm text-warning">{refusal}</p>}
    </>
  );

  return (
    <>
      {props.sheet(text)}
      <Frame
        isPart={props.isPart ?? false}
        label={props.label}
        className={`${props.isWide ? 'max-w-6xl' : 'max-w-3xl'} print:hidden [&_:is(input,textarea)]:scroll-mt-20`}
        onBlur={() => saver.save()}
        onKeyDown={(event) => onSaveKey(event, saver)}
      >
        {props.head(editing, saved)}
        {props.children(editing)}
        {phase.name === 'conflict' && comparison.isOpen && (
          <Suspense>
            <ConflictResolution
              kind={kind}
              merged={mergeWith(kind, state, phase.theirs)}
              theirs={phase.theirs}
              onChoose={choose}
              onClose={comparison.close}
            />
          </Suspense>
        )}
      </Frame>
    </>
  );
}

type FrameProps = {
  isPart: boolean;
  label: string;
  className: string;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** A form, or a group of fields within the form around it: forms do not stand in each other. */
function Frame({ isPart, label, ...frame }: FrameProps) {
  return isPart ? (
    <fieldset data-typed="kept" aria-label={label} {...frame} />
  ) : (
    <form
      noValidate
      data-typed="kept"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      {...frame}
    />
  );
}

/** The comparison opens with each new conflict, and again on demand; closing it decides nothing. */
function useComparison<Fields>({ phase }: Autosave<Fields>) {
  const [closedVersion, setClosedVersion] = useState<number>();
  const version = phase.name === 'conflict' ? phase.theirs.version : undefined;
  return {
    isOpen: version !== undefined && version !== closedVersion,
    open: () => setClosedVersion(undefined),
    close: () => setClosedVersion(version),
  };
}

/** Fetched with the first conflict, which an answer of the server tells. */
function useConflictResolution<Fields extends object>() {
  const [component] = useState(() =>
    lazy(async () => ({ default: (await import('./conflict-resolution')).ConflictResolution<Fields> })),
  );
  return component;
}

const complain = (failure: unknown) => void showToast({ type: 'error', message: errorMessage(failure) });

function offerUndo(onSelect: () => void) {
  void showToast({
    id: 'versions',
    type: 'info',
    message: 'Pilihan anda digunakan.',
    action: { label: 'Buat asal', onSelect },
  });
}

/** Saving happens by itself; whoever asks for it is told that it has. */
function onSaveKey<Fields extends object>(event: KeyboardEvent, saver: RecordSaver<Fields>) {
  if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void saver.saveNow().then((isSaved) => {
    if (isSaved) void showToast({ id: 'saved', type: 'success', message: 'Sudah disimpan.' });
  });
}
