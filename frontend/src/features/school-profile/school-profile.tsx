import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { schoolProfileBounds } from '../../api/bounds/school-profile';
import { api } from '../../api/client';
import { Form } from '../../forms/form';
import { brokenRules } from '../../forms/form-problem';
import { useForm } from '../../forms/use-form';
import { QueryStates } from '../../queries/query-states';
import { Button } from '../../ui/button';
import { NumberField } from '../../ui/number-field';
import { showToast } from '../../ui/toast';
import { type KeptProfile, readProfile } from './kept-profile';
import { blankProfile, type ProfileText, profileOf, profileRules, textOf } from './profile-text';
import { SchoolFields } from './school-fields';

/** Read once when it opens: from then on the form holds the text. */
function profileQuery(schoolCode: string) {
  return queryOptions({
    queryKey: ['school-profile', schoolCode],
    queryFn: async ({ signal }) => blankOr(await readProfile(signal, schoolCode)),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

const blankOr = (kept: KeptProfile | null): ProfileText => (kept ? textOf(kept) : blankProfile);

type SchoolProfileProps = { schoolCode: string };

/** What a school says of itself, for its administrators to look over. */
export function SchoolProfile({ schoolCode }: SchoolProfileProps) {
  return (
    <QueryStates query={useQuery(profileQuery(schoolCode))} what="Maklumat sekolah">
      {(kept) => <ProfileForm kept={kept} schoolCode={schoolCode} />}
    </QueryStates>
  );
}

function ProfileForm({ kept, schoolCode }: SchoolProfileProps & { kept: ProfileText }) {
  const queries = useQueryClient();
  const form = useForm({
    bounds: schoolProfileBounds,
    begun: kept,
    stays: true,
    check: (text) => brokenRules(profileRules, text),
    send: (text) =>
      unwrap(api.PUT('/api/school-profile', { params: { query: { schoolCode } }, body: profileOf(text) })),
    onSent() {
      void queries.invalidateQueries({ queryKey: ['current-school'] });
      void showToast({ type: 'success', message: 'Maklumat sekolah disahkan.' });
    },
  });
  return (
    <Form form={form} title="Maklumat belum disimpan">
      <p className="text-muted text-sm">Semak dan betulkan jika perlu, kemudian sahkan.</p>
      <SchoolFields form={form} />
      <NumberField {...form.field('teacherCount')} label="Bilangan guru" />
      <Button type="submit" icon="check" busy={form.isBusy} className="self-start">
        Sahkan maklumat
      </Button>
    </Form>
  );
}
