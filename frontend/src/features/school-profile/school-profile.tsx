import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import { errorMessage } from '../../api/error-messages';
import { schoolKey } from '../../school/current-school';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { FormSummary } from '../../ui/form-summary';
import { NumberField } from '../../ui/number-field';
import { SkeletonRows } from '../../ui/skeleton';
import { showToast } from '../../ui/toast';
import { useFormErrors } from '../../ui/use-form-errors';
import { blankProfile, type ProfileText, profileErrors, profileOf, textOf } from './profile-text';
import { SchoolFields } from './school-fields';

/** Blank for a school that never said. */
async function readProfile(schoolCode: string, signal: AbortSignal): Promise<ProfileText> {
  try {
    return textOf(
      await unwrap(api.GET('/api/school-profile', { params: { query: { schoolCode } }, signal })),
    );
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return blankProfile;
    throw failure;
  }
}

/** Read once when it opens: from then on the form holds the text. */
function profileQuery(schoolCode: string) {
  return queryOptions({
    queryKey: ['school-profile', schoolCode],
    queryFn: ({ signal }) => readProfile(schoolCode, signal),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

type SchoolProfileProps = { schoolCode: string; onDone?: () => void };

/** What a school says of itself, for its administrators to look over. */
export function SchoolProfile({ schoolCode, onDone }: SchoolProfileProps) {
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery(schoolCode));
  if (profile) return <ProfileForm kept={profile} schoolCode={schoolCode} onDone={onDone} />;
  if (!error) return <SkeletonRows rows={7} label="Memuatkan maklumat sekolah…" />;
  return (
    <ErrorState title="Maklumat tidak dapat dimuatkan" onRetry={() => refetch()} retrying={isFetching}>
      {errorMessage(error)}
    </ErrorState>
  );
}

function ProfileForm({ kept, schoolCode, onDone }: SchoolProfileProps & { kept: ProfileText }) {
  const [text, setText] = useState(kept);
  const { errors, setErrors, onInput } = useFormErrors();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: () =>
      unwrap(api.PUT('/api/school-profile', { params: { query: { schoolCode } }, body: profileOf(text) })),
    networkMode: 'always',
    onSuccess: () => {
      onDone?.();
      void showToast({ type: 'success', message: 'Maklumat sekolah disahkan.' });
    },
    onError: (failure) => setErrors([{ message: errorMessage(failure) }]),
    onSettled: () => queries.invalidateQueries({ queryKey: schoolKey }),
  });
  const change = (part: Partial<ProfileText>) => setText({ ...text, ...part });
  const errorOf = (field: keyof ProfileText) => errors.find(({ fieldId }) => fieldId === field)?.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    const problems = profileErrors(text);
    setErrors(problems);
    if (problems.length === 0) saving.mutate();
  }

  return (
    <form noValidate onInput={onInput} onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-muted text-sm">Semak dan betulkan jika perlu, kemudian sahkan.</p>
      <FormSummary errors={errors} title="Maklumat belum disimpan" />
      <SchoolFields text={text} onChange={change} errorOf={errorOf} />
      <NumberField
        id="teacherCount"
        name="teacherCount"
        label="Bilangan guru"
        value={text.teacherCount}
        onChange={({ target }) => change({ teacherCount: target.value })}
        error={errorOf('teacherCount')}
      />
      <Button type="submit" icon="check" busy={saving.isPending} className="self-start">
        Sahkan maklumat
      </Button>
    </form>
  );
}
