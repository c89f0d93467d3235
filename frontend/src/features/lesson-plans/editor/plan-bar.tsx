import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { sameValue } from '../../../records/same-value';
import type { Owner } from '../../../session/owner';
import { Button, IconButton } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { ThumbBar } from '../../../ui/thumb-bar';
import { fieldsOf, type PlanFields, planTitle } from '../plan';
import { planAddress } from '../plan-address';
import type { SentPlan } from '../sending/calls';
import { gapOf } from '../week/plan-gap';
import { type PartName, type Section, sectionOf, sections } from './parts/plan-parts';
import { type OwnWeek, useOwnWeek } from './use-own-week';
import { useWeekAddress } from './use-week-address';

const ResendButton = lazy(async () => ({
  default: (await import('../sending/resend-button')).ResendButton,
}));

type PlanBarProps = {
  owner: Owner;
  planId: string;
  text: PlanFields;
  /** What is known of the week of the plan by now. */
  onWeek: (week: OwnWeek) => void;
  sent: SentPlan | undefined;
  mayWrite: boolean;
  /** That a phone shows. */
  section: Section;
  onMend: (part: PartName) => void;
};

/** What is done next, as one button: what this plan lacks, to send it again, the next that has to be mended, or nothing more. */
export function PlanBar({ owner, planId, text, onWeek, sent, mayWrite, section, onMend }: PlanBarProps) {
  const week = useOwnWeek(owner, planId, text);
  const { here, item, next } = week;
  useEffect(() => onWeek(week), [onWeek, week]);
  const navigate = useNavigate();
  const weekAddress = useWeekAddress(text);
  const told = item?.lesson ?? { hasYearlyPlan: null, isAhead: false };
  const gap = mayWrite ? gapOf({ ...text, isUnseen: false }, told) : undefined;
  const isElsewhere = gap !== undefined && sectionOf(gap.part) !== section;
  const isChanged = sent?.isChanged === true || isTypedOn(week, text);
  const mayResend = sent !== undefined && sent.state !== 'draft' && (isChanged || sent.state === 'returned');
  const done = (variant: 'primary' | 'secondary') => (
    <Button
      icon="check"
      variant={variant}
      className={variant === 'secondary' ? 'max-sm:hidden' : undefined}
      onClick={() => navigate(weekAddress)}
    >
      Selesai
    </Button>
  );
  const toNext = next && (
    <ButtonLink icon="forward" className="max-sm:min-w-0" to={planAddress(next.plan.id)}>
      <span className="truncate">Seterusnya: {planTitle(next.plan)}</span>
    </ButtonLink>
  );
  return (
    <ThumbBar>
      <SectionSteps section={section} onMend={onMend} />
      {gap && isElsewhere && (
        <Button icon="forward" className="sm:hidden" onClick={() => onMend(gap.part)}>
          {gap.words}
        </Button>
      )}
      {mayWrite && here && item && mayResend && !gap ? (
        <Suspense>
          <ResendButton {...{ owner, here, item, isChanged }} />
        </Suspense>
      ) : (
        toNext && <Otherwise isHidden={isElsewhere}>{toNext}</Otherwise>
      )}
      <Otherwise isHidden={isElsewhere}>
        {done(next || (mayResend && !gap) ? 'secondary' : 'primary')}
      </Otherwise>
    </ThumbBar>
  );
}

/** What the server has not told us of yet. */
function isTypedOn({ saved }: OwnWeek, text: PlanFields): boolean {
  return (
    saved !== undefined && !sameValue({ ...fieldsOf(saved), reflection: '' }, { ...text, reflection: '' })
  );
}

/** On a phone there is room for one. */
function Otherwise({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  return (
    <span className={isHidden ? 'contents max-sm:hidden' : 'contents *:flex-1 sm:*:flex-none'}>
      {children}
    </span>
  );
}

/** While the keyboard of a phone is open the head may be far: to the section before, and to the one after. */
function SectionSteps({ section, onMend }: Pick<PlanBarProps, 'section' | 'onMend'>) {
  const at = sections.findIndex(({ key }) => key === section);
  const step = (by: -1 | 1, icon: 'previous' | 'next', label: string) => {
    const to = sections[at + by];
    return <IconButton icon={icon} label={label} disabled={!to} onClick={() => to && onMend(to.key)} />;
  };
  return (
    <span className="hidden typing:flex typing:flex-none!">
      {step(-1, 'previous', 'Bahagian sebelumnya')}
      {step(1, 'next', 'Bahagian berikutnya')}
    </span>
  );
}
