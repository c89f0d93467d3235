import { Icon } from '../../../ui/icon';
import type { RollOverPart } from './calls';
import { flowsOf } from './pupil-flow';
import { ChoiceSelect } from './row-line';

type PupilFlowsProps = { part: RollOverPart; onDecide: (key: string, value: string) => void };

/** Each class of the session that ends: how many are in it, where they go, and how many go with it. */
export function PupilFlows({ part, onDecide }: PupilFlowsProps) {
  const flows = flowsOf(part);
  if (flows.length === 0) return <p className="text-muted">Tiada murid dalam kelas sesi ini.</p>;
  return (
    <div className="rounded-xl border border-line bg-raised">
      <table className="w-full text-sm">
        <caption className="sr-only">Ke mana murid setiap kelas pergi</caption>
        <thead className="text-left text-muted text-xs">
          <tr>
            <th scope="col" className={HEAD}>
              Kelas
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              Murid
            </th>
            <th scope="col" className={HEAD}>
              Sesi baharu
            </th>
            <th scope="col" className={`${HEAD} hidden text-right sm:table-cell`}>
              Ikut
            </th>
            <th scope="col" className={`${HEAD} hidden sm:table-cell`}>
              Perkara
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          {flows.map(({ row, follow, isAsking, words }) => (
            <tr key={row.key}>
              <th scope="row" dir="auto" className="break-words px-4 py-2 text-left font-medium">
                {row.to}
                <span className={`block font-normal text-xs sm:hidden ${lookOf(isAsking)}`}>{words}</span>
              </th>
              <td className="px-2 py-2 text-right tabular-nums sm:px-4">{row.pupils}</td>
              <td className="w-40 px-4 py-1.5 sm:w-52">
                <ChoiceSelect
                  row={row}
                  part={part}
                  name="pupils"
                  label={`Murid ${row.to} ke`}
                  onDecide={(value) => onDecide(row.key, value)}
                />
              </td>
              <td className="hidden px-4 py-2 text-right tabular-nums sm:table-cell">{follow}</td>
              <td className={`hidden px-4 py-2 sm:table-cell ${lookOf(isAsking)}`}>
                <span className="flex items-start gap-1.5">
                  {isAsking && <Icon name="warning" size={15} className="mt-0.5 shrink-0" />}
                  {words}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HEAD = 'px-2 py-2.5 font-medium first:px-4 sm:px-4';
const lookOf = (isAsking: boolean) => (isAsking ? 'text-warning' : 'text-muted');
