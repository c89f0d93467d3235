import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge';
import { classNames } from '../../ui/class-names';
import type { Tone } from '../../ui/tone';

type PlanState = 'draft' | 'sent' | 'returned' | 'verified';

const badges: Readonly<Record<PlanState, Readonly<{ words: string; tone: Tone }>>> = {
  draft: { words: 'Draf', tone: 'neutral' },
  sent: { words: 'Dihantar', tone: 'info' },
  returned: { words: 'Dipulangkan', tone: 'warning' },
  verified: { words: 'Disahkan', tone: 'success' },
};

type StandingBadgeProps = {
  state: PlanState;
  /** What was sent waits for whoever verifies it. */
  isForVerifier?: boolean;
};

export function StandingBadge({ state, isForVerifier = false }: StandingBadgeProps) {
  const { words, tone } = badges[state];
  return <Badge tone={tone}>{isForVerifier && state === 'sent' ? 'Menunggu semakan' : words}</Badge>;
}

/** By which anybody checks what was sealed. */
export function CheckCode({ code }: { code: string }) {
  return (
    <p className="text-muted text-sm">
      Kod semakan <span className="break-all font-mono">{code}</span>
    </p>
  );
}

type ReviewStandingProps = {
  state: PlanState;
  sentence: string;
  /** What whoever sends it does next. */
  acts?: ReactNode;
  checkCode?: string | null;
  amendmentReason: string | null;
  /** On a phone something below says the same. */
  isSaidBelow?: boolean;
  /** What was said of it. */
  children?: ReactNode;
};

/** Where a plan stands with those who verify it, for whoever sends it. */
export function ReviewStanding(props: ReviewStandingProps) {
  const { state, sentence, acts, checkCode, amendmentReason, isSaidBelow, children } = props;
  return (
    <section
      aria-label="Semakan"
      className={classNames(
        'mb-4 rounded-lg border border-line bg-raised px-4 py-3 print:hidden',
        isSaidBelow && 'max-sm:hidden',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <StandingBadge state={state} />
        <p className="min-w-0 flex-1 basis-56 text-muted">{sentence}</p>
        {acts && <div className="flex flex-wrap gap-2">{acts}</div>}
      </div>
      {checkCode && (
        <div className="pt-1">
          <CheckCode code={checkCode} />
        </div>
      )}
      {amendmentReason && (
        <p className="wrap-anywhere pt-1 text-sm" dir="auto">
          <span className="text-muted">Sebab pindaan:</span> {amendmentReason}
        </p>
      )}
      {children}
    </section>
  );
}
