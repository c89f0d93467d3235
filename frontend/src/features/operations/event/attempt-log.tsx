import type { EventDetail } from '../calls';
import { instantText } from '../instant-text';
import { reasonName } from '../names';
import { Panel } from '../panel';
import { EventBadge } from '../state-badge';

type Attempt = EventDetail['attemptLog'][number];

/** Each try, the oldest first, with the stack where it failed. */
export function AttemptLog({ attempts }: { attempts: readonly Attempt[] }) {
  return (
    <Panel title="Cubaan">
      {attempts.length === 0 ? (
        <p className="text-muted text-sm">Tiada cubaan direkodkan.</p>
      ) : (
        <ol className="divide-y divide-line rounded-lg border border-line bg-raised">
          {attempts.map((attempt, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tries are only ever added at the end
            <li key={index} className="flex flex-col gap-2 px-4 py-3 text-sm">
              <p className="flex flex-wrap items-center gap-2">
                <EventBadge state={attempt.outcome} />
                <span className="text-muted">{instantText(attempt.at)}</span>
                {attempt.reason && <span>{reasonName(attempt.reason)}</span>}
              </p>
              {attempt.error && <Stack text={attempt.error} />}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Stack({ text }: { text: string }) {
  const [first] = text.split('\n');
  return (
    <details>
      <summary className="min-h-11 content-center break-words font-medium text-danger sm:min-h-8">
        {first}
      </summary>
      <pre className="max-h-96 overflow-auto whitespace-pre-wrap break-words rounded-md bg-sunken p-3 text-xs">
        {text}
      </pre>
    </details>
  );
}
