import { formatDate, formatTimeRange } from '../../ui/format';
import { SignatureBlock } from '../../ui/signature-block';
import { fieldLabels, type PlanFields, shownParts, wordsOfField } from './plan';

type PlanSheetProps = { plan: PlanFields; author?: string };

/** A plan on paper: the record without the form, and room for who wrote it and who checks it. */
export function PlanSheet({ plan, author }: PlanSheetProps) {
  const facts = [
    ['Tarikh', formatDate(plan.date)],
    ['Masa', formatTimeRange(plan.startTime, plan.endTime)],
    ['Mata pelajaran', plan.subject],
    ['Kelas', plan.className],
    ...(plan.topic ? [['Tajuk', plan.topic]] : []),
  ];
  return (
    <section aria-label="Rancangan pengajaran harian" className="hidden print:block">
      <h1 className="font-semibold text-xl">Rancangan pengajaran harian (RPH)</h1>
      <dl className="mt-4 grid grid-cols-2 gap-x-10 border-text border-y py-3 text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="flex gap-3 py-1">
            <dt className="w-28 shrink-0 text-muted">{term}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {shownParts(plan).map((part) => (
        <div key={part} className="pt-5 text-sm">
          <h2 className="font-semibold">{fieldLabels[part]}</h2>
          <p className="min-h-12 whitespace-pre-wrap break-words pt-1 leading-relaxed">
            {wordsOfField(plan, part)}
          </p>
        </div>
      ))}
      <SignatureBlock signatures={[{ role: 'Disediakan oleh', name: author }, { role: 'Disemak oleh' }]} />
    </section>
  );
}
