import { useCurrentSchool } from '../../../school/current-school';
import { SignatureBlock } from '../../../ui/signature-block';
import type { ListedPupil } from '../calls';
import { countSentence, sexNames } from '../pupil-words';

const titles = { names_printed: 'Senarai murid', signatures_printed: 'Senarai tandatangan' };

const ruled = 'border border-text px-2';

type ClassListSheetProps = {
  kind: keyof typeof titles;
  place: string;
  yearName: string;
  pupils: readonly ListedPupil[];
};

/** A4: names and sex, and room to sign or to tick. No number of identity goes to paper. */
export function ClassListSheet({ kind, place, yearName, pupils }: ClassListSheetProps) {
  const { membership } = useCurrentSchool();
  const isToSign = kind === 'signatures_printed';
  return (
    <section aria-label={titles[kind]} className="hidden text-left font-normal text-text print:block">
      <h1 dir="auto" className="font-semibold text-xl">
        {titles[kind]}: {place}
      </h1>
      <p className="pt-1 pb-3 text-sm">
        Sesi {yearName} · {countSentence(pupils)}
        {isToSign && ' · Perkara: ________________________________  Tarikh: ______________'}
      </p>
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr>
            <th className={`${ruled} w-10 text-right`}>Bil</th>
            <th className={ruled}>Nama</th>
            <th className={`${ruled} w-20`}>Jantina</th>
            <th className={`${ruled} w-48`}>{isToSign ? 'Tandatangan' : 'Catatan'}</th>
          </tr>
        </thead>
        <tbody>
          {pupils.map(({ id, name, sex }, at) => (
            <tr key={id} className={isToSign ? 'h-9' : 'h-8'}>
              <td className={`${ruled} text-right tabular-nums`}>{at + 1}</td>
              <td dir="auto" className={ruled}>
                {name}
              </td>
              <td className={ruled}>{sexNames[sex]}</td>
              <td className={ruled} />
            </tr>
          ))}
        </tbody>
      </table>
      <SignatureBlock
        signatures={[{ role: 'Disediakan oleh', name: membership.displayName }, { role: 'Disahkan oleh' }]}
      />
    </section>
  );
}
