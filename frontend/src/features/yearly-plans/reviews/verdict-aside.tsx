import type { LessonWeek } from '@rules/calendar/domain/lesson-weeks';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { formatRelative } from '../../../ui/format';
import { Kbd } from '../../../ui/kbd';
import { ThumbBar } from '../../../ui/thumb-bar';
import { sectionTitle } from '../remark-words';
import { RemarkList } from '../sending/remark-threads';
import type { SentPlan } from './reviews-api';

type VerdictAsideProps = {
  plan: SentPlan;
  weeks: readonly LessonWeek[];
  /** Where something is said, if here. */
  remark: ReactNode;
  hasRemark: boolean;
  refusal: string | undefined;
  busyWith: 'returned' | 'verified' | undefined;
  onVerify: () => void;
  onReturn: () => void;
};

const states = {
  sent: { words: 'Menunggu semakan', tone: 'info' },
  returned: { words: 'Dipulangkan', tone: 'warning' },
  verified: { words: 'Disahkan', tone: 'success' },
} as const;

/** What was said so far; for whose turn it is a remark, Sahkan and Pulangkan. */
export function VerdictAside(props: VerdictAsideProps) {
  const { plan, weeks } = props;
  const { words, tone } = states[plan.state];
  const now = new Date();
  const sections = [...new Set(plan.comments.map(({ section }) => section))];
  return (
    <aside
      aria-label="Semakan"
      className="flex flex-col gap-4 self-start lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <p>
        <Badge tone={tone}>{words}</Badge>
      </p>
      {plan.verdicts.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {plan.verdicts.map(({ id, step, verdict, givenBy, givenAt }) => (
            <li key={id}>
              <span className="text-muted">
                {verdict === 'verified' ? 'Disahkan' : 'Dipulangkan'}, langkah {step} ·{' '}
                {formatRelative(givenAt, now)}
              </span>
              <span dir="auto" className="block">
                {givenBy ?? 'Bekas ahli sekolah'}
              </span>
            </li>
          ))}
        </ul>
      )}
      {sections.map((section) => (
        <div key={section}>
          <h3 className="font-semibold text-sm">{sectionTitle(section, weeks)}</h3>
          <RemarkList comments={plan.comments.filter((each) => each.section === section)} now={now} />
        </div>
      ))}
      {plan.checkCode && (
        <p className="text-muted text-sm">
          Kod semakan <span className="break-all font-mono">{plan.checkCode}</span>
        </p>
      )}
      {plan.isCallersTurn && <Judging {...props} />}
    </aside>
  );
}

function Judging(props: VerdictAsideProps) {
  const { plan, remark, hasRemark, refusal, busyWith } = props;
  const off = { disabled: refusal !== undefined, title: refusal };
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      {remark}
      <ThumbBar>
        <Button
          icon="check"
          variant={hasRemark ? 'secondary' : 'primary'}
          busy={busyWith === 'verified'}
          {...off}
          onClick={props.onVerify}
        >
          {hasRemark ? 'Sahkan juga' : 'Sahkan'} <Key>V</Key>
        </Button>
        <Button
          icon="return"
          variant={hasRemark ? 'primary' : 'secondary'}
          busy={busyWith === 'returned'}
          {...off}
          onClick={props.onReturn}
        >
          Pulangkan <Key>R</Key>
        </Button>
      </ThumbBar>
      {plan.thenName && (
        <p className="text-muted text-xs">
          Penyemak kedua: <span dir="auto">{plan.thenName}</span>, selepas anda
        </p>
      )}
    </div>
  );
}

function Key({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="hidden text-text lg:pointer-fine:inline">
      <Kbd>{children}</Kbd>
    </span>
  );
}
