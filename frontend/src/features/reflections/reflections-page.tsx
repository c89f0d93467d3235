import { addDays } from '@rules/calendar/day';
import type { OfferedTemplates } from '@rules/lesson-plans/domain/reflection-template';
import type { ReactNode } from 'react';
import type { Owner } from '../../session/owner';
import { paths } from '../../site/paths';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { malaysianDate } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { useIsWide } from '../../ui/use-is-wide';
import type { LessonToReflect } from './calls';
import { DoneLessons } from './done-lessons';
import { DueCards } from './due-cards';
import { DueTable } from './due-table';
import { LessonLine } from './lesson-line';
import { useDesk } from './use-desk';

/** How far back what is done is shown. */
const DAYS_SHOWN = 7;

type ReflectionsPageProps = {
  owner: Owner;
  now: Date;
  /** Why the subscription refuses writing for now. What is written stays on the device meanwhile. */
  refusal?: string;
  lessons: readonly LessonToReflect[];
  templates: OfferedTemplates;
};

/** Lessons of several classes, the last one first: in taps on a phone, in rows where there is room. */
export function ReflectionsPage({ refusal, ...known }: ReflectionsPageProps) {
  const work = useDesk(known);
  const isWide = useIsWide();
  const { due, ahead } = work.desk;
  const done = work.desk.done.filter(
    ({ plan }) => plan.date > addDays(malaysianDate(known.now), -DAYS_SHOWN),
  );
  const { ready } = work;
  return (
    <>
      <PageHeader
        title="Refleksi"
        state={stateOf(due.length, done.length)}
        action={
          <>
            <ButtonLink variant="secondary" to={paths.reflectionTemplates}>
              Template
            </ButtonLink>
            {isWide && ready.length > 0 && (
              <Button icon="check" busy={work.isStoring} onClick={() => void work.store(ready)}>
                {ready.length === 1 ? 'Simpan' : `Simpan ${ready.length} sekali`}
              </Button>
            )}
          </>
        }
      />
      {refusal && <p className="pb-3 text-sm text-warning">{refusal}</p>}
      <p role="status" className="min-h-6 text-muted text-sm">
        {work.told}
      </p>
      <div className="flex flex-col gap-6">
        {due.length === 0 && <EmptyState icon="check" title="Tiada refleksi yang perlu diisi" />}
        {due.length > 0 && (isWide ? <DueTable work={work} /> : <DueCards work={work} now={known.now} />)}
        {ahead.length > 0 && (
          <Part title="Belum mula">
            {ahead.map((lesson) => (
              <LessonLine key={lesson.plan.id} lesson={lesson} now={known.now} note="belum mula" />
            ))}
          </Part>
        )}
        {done.length > 0 && (
          <Part title={`Selesai ${DAYS_SHOWN} hari ini`}>
            <DoneLessons lessons={done} here={work.here} now={known.now} />
          </Part>
        )}
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="pb-2 font-semibold">{title}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-raised">
        {children}
      </ul>
    </section>
  );
}

function stateOf(due: number, done: number): string {
  return due === 0
    ? done === 0
      ? 'Tiada yang perlu diisi.'
      : `Semua sudah diisi: ${done} selesai.`
    : `${due} perlu diisi; ${done} selesai.`;
}
