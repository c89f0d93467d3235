import { inOrder } from '@rules/yearly-plans/domain/plan-row';
import { useQuery } from '@tanstack/react-query';
import { SignatureBlock } from '../../ui/signature-block';
import type { Known } from './known';
import { weekDates, weekLabel, weekNote } from './plan-words';
import { planSendingQuery } from './sending/calls';

/** With how much of the width each has, whatever stands in it. */
const columns = [
  ['Minggu', '11%'],
  ['Tema / Topik', '13%'],
  ['Standard kandungan', '13%'],
  ['Standard pembelajaran', '20%'],
  ['Objektif', '17%'],
  ['EMK', '8%'],
  ['BBM', '9%'],
  ['Catatan', '9%'],
] as const;

/** The plan on paper: A4 across, its head on every sheet, every week of the calendar. */
export function PlanPaper({ known }: { known: Known }) {
  const { plan, rows, weeks, year } = known;
  const sending = useQuery(planSendingQuery(plan.id));
  const isVerified = Boolean(sending.data?.checkCode) && !sending.data?.isChanged;
  const beyond = rows.filter(({ week }) => !weeks.some((each) => each.week === week));
  return (
    <div className="hidden px-px print:block">
      <p className="pb-2 text-sm">
        Sesi {year.name} · {isVerified ? `Disahkan, kod semakan ${sending.data?.checkCode}` : 'Draf'}
      </p>
      <table className="w-full table-fixed border-collapse text-[9pt] leading-snug [overflow-wrap:anywhere]">
        <thead>
          <tr>
            {columns.map(([head, width]) => (
              <th
                key={head}
                scope="col"
                style={{ width }}
                className="border border-control bg-sunken px-1.5 py-1 text-left font-semibold"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => {
            const ofWeek = inOrder(rows.filter((row) => row.week === week.week));
            const shown = ofWeek.length > 0 ? ofWeek : [undefined];
            return shown.map((row, at) => (
              <tr key={row?.id ?? week.week} className="break-inside-avoid align-top">
                {at === 0 && (
                  <th
                    scope="row"
                    rowSpan={shown.length}
                    className="border border-control px-1.5 py-1 text-left"
                  >
                    {weekLabel(week)}
                    <span className="block whitespace-nowrap font-normal">{weekDates(week)}</span>
                    {weekNote(week) && <span className="block font-normal italic">{weekNote(week)}</span>}
                  </th>
                )}
                <PaperCells row={row} />
              </tr>
            ));
          })}
          {beyond.map((row) => (
            <tr key={row.id} className="break-inside-avoid align-top">
              <th scope="row" className="border border-control px-1.5 py-1 text-left font-normal italic">
                Tiada minggu
              </th>
              <PaperCells row={row} />
            </tr>
          ))}
        </tbody>
      </table>
      <SignatureBlock signatures={[{ role: 'Disediakan oleh' }, { role: 'Disahkan oleh' }]} />
    </div>
  );
}

function PaperCells({ row }: { row: Known['rows'][number] | undefined }) {
  const cells = [
    [row?.theme, row?.topic].filter(Boolean).join('\n'),
    row?.contentStandards.join('\n') ?? '',
    row?.learningStandards.join('\n') ?? '',
    row?.objective ?? '',
    row?.crossCurricular ?? '',
    row?.resources ?? '',
    row?.notes ?? '',
  ];
  return cells.map((text, at) => (
    <td
      key={columns[at + 1]?.[0]}
      dir="auto"
      className="whitespace-pre-line border border-control px-1.5 py-1"
    >
      {text}
    </td>
  ));
}
