import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { Banner } from '../../../ui/banner';
import { DefinitionList } from '../../../ui/definition-list';
import { formatMoney, formatShortDate } from '../../../ui/format';
import { lastDayBefore } from '../../../ui/last-day-before';
import { PageHeader } from '../../../ui/page-header';
import { SkeletonRows } from '../../../ui/skeleton';
import { instantText } from '../instant-text';
import { factName, providerName } from '../names';
import { Panel } from '../panel';
import { AccessPanel } from './access/access-panel';
import { SchoolPolicies } from './access/school-policies';
import { type FinanceDetail, type FinanceSchool, financeSchoolQuery } from './calls';
import { ClaimList } from './claim-list';
import { boughtPlan, termName } from './finance-names';
import { NoteList } from './note-list';
import { PaymentTable } from './payment-table';
import { SchoolActions } from './school-actions';
import { StandingBadge } from './standing-badge';

/** Below what is read first; the ledger with a calendar of its own. */
const AuditTrail = lazy(async () => ({ default: (await import('../audit/audit-trail')).AuditTrail }));
const LedgerPanel = lazy(async () => ({ default: (await import('./ledger-panel')).LedgerPanel }));

/** What a school owes and has paid, and what can be done about it. */
export function FinanceSchoolPage({ code, explanation }: { code: string; explanation: ReactNode }) {
  const query = useQuery(financeSchoolQuery(code));
  return (
    <QueryStates query={query} what="Kewangan sekolah">
      {(detail) => <Detail detail={detail} explanation={explanation} />}
    </QueryStates>
  );
}

type DetailProps = { detail: FinanceDetail; explanation: ReactNode };

function Detail({ detail: { school, notes, payments }, explanation }: DetailProps) {
  return (
    <>
      <PageHeader
        title={`${school.name} (${school.code.toUpperCase()})`}
        state={<StandingBadge school={school} />}
      />
      <div className="flex flex-col gap-8">
        {!school.hasRecipient && (
          <Banner tone="warning" title="Tiada penerima">
            Sekolah ini tiada Admin Utama: peringatan tidak sampai kepada sesiapa dan tiada yang boleh
            membayar. Sila hubungi sekolah supaya seorang wakil mendaftar dengan kod sekolah.
          </Banner>
        )}
        {school.expiresAt === null && (
          <Banner tone="info" title="Belum pernah dilindungi">
            Sekolah ini belum pernah mendapat percubaan atau membeli pelan, jadi tiada tarikh tamat atau
            tempoh ihsan.
          </Banner>
        )}
        <SchoolActions code={school.code} />
        <Panel title="Kedudukan">
          <DefinitionList items={definitions(school)} />
          {explanation}
        </Panel>
        <AccessPanel code={school.code} />
        <SchoolPolicies code={school.code} />
        <ClaimList code={school.code} />
        <NoteList notes={notes} />
        <PaymentTable code={school.code} payments={payments} />
        <Suspense fallback={<SkeletonRows rows={2} label="Memuatkan lejar…" />}>
          <LedgerPanel code={school.code} />
          <AuditTrail kind="school" id={school.code} />
        </Suspense>
      </div>
    </>
  );
}

function definitions(school: FinanceSchool) {
  const { planName, termMonths, monthlySen, dueSen, expiresAt, graceEnd, owner } = school;
  return [
    { term: 'Pelan', value: boughtPlan(school) },
    { term: 'Hasil sebulan', value: monthlySen === null ? '–' : formatMoney(monthlySen) },
    { term: 'Tempoh berikutnya', value: planName === null ? '–' : `${planName}, ${termName(termMonths)}` },
    { term: 'Perlu dibayar', value: dueSen === null ? '–' : formatMoney(dueSen) },
    { term: 'Hari terakhir dilindungi', value: lastDayText(expiresAt) },
    { term: 'Hari terakhir ihsan', value: lastDayText(graceEnd) },
    { term: 'Janji bayar', value: promiseText(school) },
    { term: 'Cubaan terakhir', value: attemptText(school) },
    { term: 'Peringatan terakhir', value: reminderText(school) },
    { term: 'Pegawai', value: owner?.email ?? 'Tiada' },
  ];
}

function lastDayText(end: string | null): string {
  return end === null ? 'Tiada' : formatShortDate(lastDayBefore(end));
}

function reminderText({ lastReminderAt, reminderPlannedFor }: FinanceSchool): string {
  const last = lastReminderAt === null ? 'Belum pernah' : instantText(lastReminderAt);
  return reminderPlannedFor === null ? last : `${last}. Seterusnya ${instantText(reminderPlannedFor)}`;
}

function promiseText({ promisedFor, promiseBroken }: FinanceSchool): string {
  if (promisedFor === null) return 'Tiada';
  return `${formatShortDate(promisedFor)}${promiseBroken ? ' (terlepas)' : ''}`;
}

function attemptText({ lastAttempt }: FinanceSchool): string {
  if (!lastAttempt) return 'Tiada';
  const { kind, provider, bankName, bankMessage, at } = lastAttempt;
  const parts = [factName(kind), bankMessage, bankName, providerName(provider), instantText(at)];
  return parts.filter(Boolean).join(' · ');
}
