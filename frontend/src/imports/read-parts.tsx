import { CheckboxField } from '../ui/checkbox-field';
import { Icon } from '../ui/icon';
import type { Import } from './calls';

type SheetChoiceProps = {
  sheets: Import['sheets'];
  answers: Readonly<Record<string, string>>;
  onAnswer: (question: string, answer: string) => void;
};

/** Which sheets of the file are read, and which are not and why; nothing where there is one. */
export function SheetChoice({ sheets, answers, onAnswer }: SheetChoiceProps) {
  if (sheets.length < 2) return null;
  const isChosen = (at: number) => answers[`sheet:${at}`] !== 'leave';
  const chosen = sheets.filter(({ isRead }, at) => isRead && isChosen(at)).length;
  return (
    <fieldset className="mb-5 rounded-xl border border-line bg-raised px-4 pt-1 pb-4">
      <legend className="px-1 font-semibold text-sm">
        Helaian{' '}
        <span className="font-normal text-muted">
          {chosen} daripada {sheets.length} dibaca
        </span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {sheets.map(({ name, rowCount, isRead }, at) => (
          <CheckboxField
            key={name}
            label={name}
            help={isRead ? `${rowCount} baris` : 'tiada jadual'}
            disabled={!isRead}
            checked={isRead && isChosen(at)}
            onChange={({ target }) => onAnswer(`sheet:${at}`, target.checked ? 'read' : 'leave')}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Lines that were taken for none of the rows: whoever misses one finds it here. */
export function AsideLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="group pt-3 text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 text-muted sm:min-h-9">
        <Icon name="down" size={16} className="-rotate-90 group-open:rotate-0" />
        {lines.length} baris tajuk atau jumlah tidak dibaca sebagai rekod
      </summary>
      <ul className="list-disc break-words pb-2 pl-8 text-muted" dir="auto">
        {lines.map((line) => (
          <li key={line}>Baris {line}</li>
        ))}
      </ul>
    </details>
  );
}
