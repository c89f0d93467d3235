import { paths } from '../site/paths';
import { isSharedDevice } from '../site/shared-device';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { Icon, type IconName } from '../ui/icon';
import { Spinner } from '../ui/spinner';
import type { Autosave } from './autosave';
import { type SaveLabel, saveLabel, UNCHANGED } from './save-label';

const colours: Record<SaveLabel['tone'], string> = {
  muted: 'text-muted',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
};

const icons: Record<Exclude<SaveLabel['tone'], 'muted'>, IconName> = {
  success: 'check',
  warning: 'device',
  danger: 'danger',
};

type SaveStateProps<Fields> = {
  noun: string;
  state: Autosave<Fields>;
  /** Within a form that says the same of itself. */
  isPart?: boolean;
  onCompare: () => void;
  onRestore: () => void;
  onRetry: () => void;
};

/** Where the text is, always in sight; read out only when the person may have to act. */
export function SaveState<Fields>(props: SaveStateProps<Fields>) {
  const { noun, state, isPart = false } = props;
  const { tone, text, detail } = saveLabel({ noun }, state, isSharedDevice());
  // A head has room for the hour, and for no more.
  const [moment, ofDay] = text.split(/(?<=\d\.\d\d)/);
  if (isPart && state.base.savedAt === null && text === UNCHANGED) return null;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm in-[[data-head]]:contents sm:min-h-8">
      <span
        className={`inline-flex items-center gap-1.5 font-medium tabular-nums in-[[data-head]]:font-normal in-[[data-head]]:text-xs ${colours[tone]}`}
      >
        {tone === 'muted' ? (
          state.phase.name === 'saving' && <Spinner size={14} />
        ) : (
          <Icon name={icons[tone]} size={16} />
        )}
        <span>
          {moment}
          <span className="in-[[data-head]]:sr-only">{ofDay}</span>
        </span>
      </span>
      {/* Under a head that has one line for everything. */}
      <div className="contents in-[[data-head]]:order-last in-[[data-head]]:flex in-[[data-head]]:basis-full in-[[data-head]]:flex-wrap in-[[data-head]]:items-center in-[[data-head]]:gap-x-3 in-[[data-head]]:px-4">
        <span role="status" className="text-muted">
          {detail}
        </span>
        <SaveAction {...props} />
        {isSharedDevice() && !detail && !isPart && (
          <span className="basis-full text-muted">Peranti kongsi: tiada draf disimpan di sini.</span>
        )}
      </div>
    </div>
  );
}

function SaveAction<Fields>({
  noun,
  state: { phase },
  onCompare,
  onRestore,
  onRetry,
}: SaveStateProps<Fields>) {
  if (phase.name === 'conflict')
    return (
      <Button size="small" variant="secondary" onClick={onCompare}>
        Bandingkan
      </Button>
    );
  if (phase.name !== 'kept-here') return null;
  if (phase.problem === 'session')
    return (
      <ButtonLink size="small" variant="secondary" to={paths.schoolLogin}>
        Log masuk semula
      </ButtonLink>
    );
  if (phase.problem === 'deleted')
    return (
      <Button size="small" variant="secondary" onClick={onRestore}>
        Pulihkan {noun.toLowerCase()}
      </Button>
    );
  if (phase.problem === 'invalid' || phase.problem === 'gone') return null;
  return (
    <Button size="small" variant="quiet" icon="retry" onClick={onRetry}>
      Cuba lagi
    </Button>
  );
}
