import { Link } from 'react-router';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { paths } from '../../../site/paths';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { NumberField } from '../../../ui/number-field';
import { SelectField } from '../../../ui/select-field';
import type { Asked, missingOf } from './asked';

const limits = [
  { value: '', label: 'Tiada had' },
  ...[4, 5, 6, 7, 8, 9].map((periods) => ({ value: String(periods), label: `${periods} waktu` })),
];
const mostDoubles = 5;

type AskedFormProps = {
  asked: Asked;
  missing: ReturnType<typeof missingOf>;
  onStart: (asked: Asked) => void;
};

/** What a proposal has to keep to. */
export function AskedForm({ asked, missing, onStart }: AskedFormProps) {
  const form = useForm({
    begun: {
      mayMove: asked.mayMove,
      limit: asked.mostPeriodsADay === null ? '' : String(asked.mostPeriodsADay),
      ...Object.fromEntries(
        missing.subjects.map(([code]) => [`doubles ${code}`, String(asked.doubles[code] ?? 0)]),
      ),
    } as { mayMove: boolean; limit: string; [doubles: `doubles ${string}`]: string },
    check: (values) =>
      missing.subjects.flatMap(([code]) =>
        new RegExp(`^[0-${mostDoubles}]$`).test((values[`doubles ${code}`] ?? '').trim())
          ? []
          : [{ field: `doubles ${code}`, message: `Sila isi nombor daripada 0 hingga ${mostDoubles}.` }],
      ),
    send: async (values) => {
      const doubles = missing.subjects.map(([code]) => [code, Number(values[`doubles ${code}`])]);
      onStart({
        ...asked,
        mayMove: values.mayMove,
        mostPeriodsADay: values.limit === '' ? null : Number(values.limit),
        doubles: { ...asked.doubles, ...Object.fromEntries(doubles) },
        singleSetIds: [],
      });
    },
    stays: true,
  });
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <p>
        {missing.periods > 0
          ? `${missing.periods.toLocaleString('ms-MY')} waktu dalam penugasan belum ada dalam draf ini.`
          : 'Semua waktu dalam penugasan sudah ada dalam draf ini. Cadangan boleh mengurangkan waktu kosong antara kelas.'}
      </p>
      {missing.unsaid > 0 && (
        <Banner tone="warning" title={`${missing.unsaid} set pengajaran belum ada bilangan waktu seminggu`}>
          Set itu tidak diletakkan. <Link to={paths.assignments}>Isi di Penugasan</Link>.
        </Banner>
      )}
      <Form form={form} title="Carian belum bermula">
        <CheckboxField
          {...form.box('mayMove')}
          label="Pelajaran yang sudah ada boleh dipindahkan"
          help="Kecuali yang kekal di tempatnya, dan hanya apabila itu memberi tempat atau mengurangkan waktu kosong."
        />
        <SelectField
          {...form.choice('limit', limits)}
          label="Waktu sehari bagi seorang guru, paling banyak"
        />
        {missing.subjects.length > 0 && (
          <fieldset className="flex flex-col gap-3">
            <legend className="pb-1 font-medium">Dua waktu berturut-turut, kali seminggu</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {missing.subjects.map(([code, name]) => (
                <NumberField key={code} {...form.field(`doubles ${code}`)} label={name} maxLength={1} />
              ))}
            </div>
          </fieldset>
        )}
        <Button type="submit" icon="check" className="self-start">
          Cari masa
        </Button>
      </Form>
    </div>
  );
}
