import { useQueries } from '@tanstack/react-query';
import { CheckboxField } from '../../../ui/checkbox-field';
import { pupilQuery } from '../calls';
import { numberText } from '../pupil-words';

type AlikePupilsProps = {
  ids: readonly string[];
  name: string;
  checked: boolean;
  error?: string;
  onChange: (event: { target: { checked: boolean } }) => void;
};

/** Whom the school has of that name and sex: nobody is merged, so it is asked. */
export function AlikePupils({ ids, ...box }: AlikePupilsProps) {
  const cards = useQueries({ queries: ids.map(pupilQuery) });
  return (
    <div className="rounded-md bg-warning-soft px-4 py-3 text-on-warning-soft text-sm">
      <p className="font-medium">Seakan sama dengan:</p>
      <ul className="list-disc pl-5">
        {cards.map(
          ({ data }) =>
            data && (
              <li key={data.id} dir="auto">
                {data.name}, {numberText(data.numberEnding)}
              </li>
            ),
        )}
      </ul>
      <CheckboxField {...box} label="Ini murid lain dengan nama yang sama" />
    </div>
  );
}
