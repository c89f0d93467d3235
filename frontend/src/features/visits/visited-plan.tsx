import { useQuery } from '@tanstack/react-query';
import { appConfig } from '../../site/config';
import { paths } from '../../site/paths';
import { mainAddress } from '../../site/school-address';
import { Button } from '../../ui/button';
import { DefinitionList } from '../../ui/definition-list';
import { formatDate, formatTimeRange } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { fieldLabels, shownParts, wordsOfField } from '../lesson-plans';
import { fetchPlanPaper, type Visit, type VisitedPlan, visitedPlanQuery } from './visit-calls';
import { momentWords, weekName } from './visit-words';
import { BackLink, PaperButton, StateBadge, VisitedPart } from './visited-part';

type VisitedPlanProps = { secret: string; visit: Visit; planId: string };

/** A plan whole, as it was sent. */
export function VisitedPlanPart({ secret, visit, planId }: VisitedPlanProps) {
  const query = useQuery(visitedPlanQuery(secret, planId));
  const place = query.data;
  return (
    <>
      {place ? (
        <BackLink to={{ part: 'week', teacherId: place.teacherId, week: place.week.week }}>
          {place.teacherName}, {weekName(place.week).toLowerCase()}
        </BackLink>
      ) : (
        <BackLink to={{ part: 'front' }}>{visit.schoolName}</BackLink>
      )}
      <VisitedPart query={query} what="rancangan">
        {(plan) => (
          <article aria-label="Rancangan harian">
            <p className="hidden border-text border-b pb-2 text-sm print:mb-4 print:block">
              <strong>{visit.schoolName}</strong> · Kod sekolah {visit.schoolCode} · Rancangan Pengajaran
              Harian
            </p>
            <PageHeader
              title={[plan.subject, plan.className].filter(Boolean).join(' · ') || 'Rancangan'}
              state={`Rancangan ${plan.teacherName}, dihantar ${momentWords(plan.sentAt)}.`}
              action={
                <span className="flex flex-wrap gap-2 print:hidden">
                  <Button variant="secondary" icon="print" onClick={() => window.print()}>
                    Cetak
                  </Button>
                  <PaperButton name={`rph-${plan.date}.pdf`} fetch={() => fetchPlanPaper(secret, planId)}>
                    PDF
                  </PaperButton>
                </span>
              }
            />
            <DefinitionList items={factsOf(plan)} />
          </article>
        )}
      </VisitedPart>
    </>
  );
}

function factsOf(plan: VisitedPlan) {
  const planned = { ...plan, reflection: '' };
  return [
    { term: 'Keadaan', value: <Standing plan={plan} /> },
    { term: fieldLabels.date, value: formatDate(plan.date) },
    { term: 'Masa', value: formatTimeRange(plan.startTime, plan.endTime) },
    ...(plan.topic ? [{ term: fieldLabels.topic, value: <span dir="auto">{plan.topic}</span> }] : []),
    ...shownParts(planned)
      .filter((part) => part !== 'reflection')
      .map((part) => ({
        term: fieldLabels[part],
        value: (
          <span className="whitespace-pre-wrap" dir="auto">
            {wordsOfField(planned, part) || '–'}
          </span>
        ),
      })),
    ...plan.signed.map(({ step, name, at }) => ({
      term: plan.signed.length > 1 ? `Disahkan, langkah ${step}` : 'Disahkan oleh',
      value: `${name ?? 'Bekas ahli sekolah'}, ${momentWords(at)}`,
    })),
    ...(plan.checkCode ? [{ term: 'Kod semakan', value: <CheckLink code={plan.checkCode} /> }] : []),
  ];
}

function Standing({ plan: { state, isAmendment } }: { plan: VisitedPlan }) {
  return (
    <>
      <StateBadge state={state} />
      {isAmendment && <span className="text-muted"> Pindaan kepada rancangan yang pernah disahkan.</span>}
    </>
  );
}

function CheckLink({ code }: { code: string }) {
  return (
    <a href={mainAddress(appConfig(), `${paths.check}/${code}`)} className="font-mono text-accent underline">
      {code}
    </a>
  );
}
