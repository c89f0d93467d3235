import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Spinner } from '../../../ui/spinner';
import type { ToDo, ToDoKey } from '../to-dos';

const verbs: Readonly<Record<ToDoKey, string>> = {
  late: 'Hantar',
  returned: 'Betulkan',
  waiting: 'Buka',
  unwritten: 'Sediakan',
  gap: 'Betulkan',
  reflections: 'Isi',
  ahead: 'Sediakan',
  notices: 'Baca',
};

/** A button where there is room; on a phone the whole line. */
const look = buttonClass(
  { variant: 'secondary', size: 'small' },
  'shrink-0 after:absolute after:inset-0 sm:after:hidden max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:shadow-none',
);

type ToDoActProps = {
  toDo: ToDo;
  isBusy: boolean;
  onPrepare: (firstDay: string) => void;
  onReflect: () => void;
};

export function ToDoAct({ toDo, isBusy, onPrepare, onReflect }: ToDoActProps) {
  const words = (
    <>
      <span className="max-sm:sr-only">{verbs[toDo.key]}</span>
      <span className="sr-only">: {toDo.title}</span>
      <span className="text-muted sm:hidden">
        <Icon name="next" />
      </span>
    </>
  );
  if (toDo.act === 'open')
    return (
      <Link to={toDo.to} className={look}>
        {words}
      </Link>
    );
  if (toDo.act === 'reflect') return <Act onPress={onReflect}>{words}</Act>;
  return (
    <Act isBusy={isBusy} onPress={() => onPrepare(toDo.week)}>
      {words}
    </Act>
  );
}

type ActProps = { isBusy?: boolean; onPress: () => void; children: ReactNode };

function Act({ isBusy = false, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      className={look}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
