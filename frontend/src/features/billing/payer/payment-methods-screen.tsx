import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { administeredSchoolsQuery } from '../../../school/own-schools';
import { SchoolPicker } from '../../../school/school-picker';
import { currentHost } from '../../../site/host';
import { paths } from '../../../site/paths';
import { SkeletonRows } from '../../../ui/skeleton';
import { PaymentMethodsPage } from './payment-methods-page';

/** Of the host's school; on the main domain of the one in the address, or the only one there is. */
export function PaymentMethodsScreen() {
  const host = currentHost();
  if (host.kind === 'school') return <OfSchool schoolCode={host.schoolCode} />;
  return <OfAdministered />;
}

function OfAdministered() {
  const [search, setSearch] = useSearchParams();
  const { data: schools } = useQuery(administeredSchoolsQuery());
  if (!schools) return <SkeletonRows rows={6} label="Memuatkan sekolah…" />;
  const chosen = schools.find(({ code }) => code === search.get('sekolah')) ?? schools[0];
  if (!chosen) return null;
  return (
    <>
      {schools.length > 1 && (
        <SchoolPicker schools={schools} chosen={chosen.code} onChoose={(sekolah) => setSearch({ sekolah })} />
      )}
      <OfSchool key={chosen.code} schoolCode={chosen.code} />
    </>
  );
}

function OfSchool({ schoolCode }: { schoolCode: string }) {
  return <PaymentMethodsPage schoolCode={schoolCode} billingPath={paths.billing(schoolCode)} />;
}
