import { stepMarks, stepsOf } from '@rules/lesson-plans/domain/lesson-steps';
import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '../../../../ui/button';
import { FieldError } from '../../../../ui/field-error';
import { Kbd } from '../../../../ui/kbd';
import type { BlockOfferProps } from '../../blocks/block-offer';
import { type Slash, slashAt } from '../../blocks/slash';
import { MinutesBar } from './minutes-bar';
import { StepItem } from './step-item';
import {
  added,
  joinBefore,
  minutesLeft,
  moved,
  type Placed,
  removed,
  rowsOf,
  type StepRow,
  sayTheSame,
  settled,
  textOf,
  typeInto,
  withMinutes,
} from './step-rows';

type Offer = { default: ComponentType<BlockOfferProps> };

/** Where it cannot be fetched, "/" is a sign like any other. */
const BlockOffer = lazy(() =>
  import('../../blocks/block-offer').then<Offer, Offer>(
    ({ BlockOffer }) => ({ default: BlockOffer }),
    () => ({ default: () => null }),
  ),
);

type StepsFieldProps = {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  /** Minutes of the lesson; null where its times say none. */
  lesson: number | null;
};

/** The activities of a lesson as steps. They stay one text, in which each is a line with its minutes at the end. */
export function StepsField({ label, value, error, onChange, lesson }: StepsFieldProps) {
  const id = useId();
  const [kept, setKept] = useState<readonly StepRow[]>(() => rowsOf(value));
  const [activeKey, setActiveKey] = useState<number>();
  const [slash, setSlash] = useState<Slash | null>(null);
  // A text that came from elsewhere, another window say, is shown as it is.
  const rows = sayTheSame(kept, value) ? kept : rowsOf(value);
  const marks = stepMarks(rows.length);
  const active = rows.findIndex(({ key }) => key === activeKey);
  const left = minutesLeft(rows, lesson);

  function write(next: readonly StepRow[]) {
    setKept(next);
    onChange({ target: { value: textOf(next) } });
  }

  /** The caret follows at once, or what is typed next would go elsewhere. */
  function place({ rows: next, at, caret }: Placed) {
    flushSync(() => write(next));
    const words = document.getElementById(`${id}-${next[at]?.key}`);
    if (!(words instanceof HTMLTextAreaElement)) return;
    words.focus();
    words.setSelectionRange(caret, caret);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, at: number) {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey && !event.ctrlKey && (by === -1 || by === 1)) place(moved(rows, at, by));
    else if (event.key === 'Backspace' && at > 0 && selectionStart === 0 && selectionEnd === 0)
      place(joinBefore(rows, at));
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <fieldset className="min-w-0">
      <legend className="float-left font-medium text-sm">{label}</legend>
      <Keys />
      <ol className="clear-both divide-y divide-line overflow-hidden rounded-md border border-control bg-raised shadow-sm">
        {rows.map((row, at) => (
          <StepItem
            key={row.key}
            row={row}
            mark={marks[at] ?? ''}
            fieldId={`${id}-${row.key}`}
            isActive={row.key === activeKey}
            isInvalid={error !== undefined}
            lacksMinutes={row.minutes === null && rows.some(({ minutes }) => minutes !== null)}
            describedBy={error ? `${id}-error` : undefined}
            onText={(text, caret) => {
              setSlash(slashAt(text, caret));
              const typed = typeInto(rows, at, text, caret);
              if (typed.rows.length === rows.length) write(typed.rows);
              else place(typed);
            }}
            onMinutes={(minutes) => write(withMinutes(rows, at, minutes))}
            onKeyDown={(event) => onKeyDown(event, at)}
            onFocus={() => setActiveKey(row.key)}
            onLeave={() => {
              setSlash(null);
              setKept(settled(rows, at));
            }}
          >
            {slash && row.key === activeKey && (
              <Suspense>
                <BlockOffer
                  slash={slash}
                  text={row.text}
                  fieldId={`${id}-${row.key}`}
                  onClose={() => setSlash(null)}
                  onChoose={(text, caret) => {
                    setSlash(null);
                    place(typeInto(rows, at, text, caret));
                  }}
                />
              </Suspense>
            )}
          </StepItem>
        ))}
      </ol>
      <div className="flex flex-col gap-1 pt-1.5">
        <FieldError id={`${id}-error`} error={error} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <MinutesBar steps={stepsOf(value)} lesson={lesson} />
          <StepActions>
            <Button
              size="small"
              variant="quiet"
              icon="add"
              onClick={() => place(added(rows, active < 0 ? rows.length - 1 : active))}
            >
              Langkah
            </Button>
            {active > 0 && (
              <IconButton icon="sortUp" label="Naik" onClick={() => place(moved(rows, active, -1))} />
            )}
            {active >= 0 && active < rows.length - 1 && (
              <IconButton icon="sortDown" label="Turun" onClick={() => place(moved(rows, active, 1))} />
            )}
            {active >= 0 && rows.length > 1 && (
              <IconButton icon="delete" label="Buang" onClick={() => place(removed(rows, active))} />
            )}
            {rows[active] && rows[active].minutes === null && left !== null && (
              <Button size="small" variant="secondary" onClick={() => write(withMinutes(rows, active, left))}>
                Beri baki {left} minit
              </Button>
            )}
          </StepActions>
        </div>
      </div>
    </fieldset>
  );
}

function StepActions({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands within the group of the steps
    <div role="group" aria-label="Tindakan langkah" className="flex flex-wrap gap-1">
      {children}
    </div>
  );
}

/** Only where there is a fine pointer: whoever touches has buttons. */
function Keys() {
  return (
    <p className="float-right mb-1.5 hidden items-center gap-1.5 text-muted text-xs sm:pointer-fine:flex">
      <Kbd>Enter</Kbd> langkah baharu <Kbd>/</Kbd> blok <Kbd>Alt ↑ ↓</Kbd> pindah
    </p>
  );
}
