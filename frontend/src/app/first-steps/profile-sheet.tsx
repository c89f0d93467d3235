import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import { errorMessage } from '../../api/error-messages';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { type FormError, FormSummary } from '../../ui/form-summary';
import { NumberField } from '../../ui/number-field';
import { Sheet } from '../../ui/sheet';
import { SkeletonRows } from '../../ui/skeleton';
import { showToast } from '../../ui/toast';
import { currentSchoolQuery } from '../current-school';
import {
  blankProfile,
  type ProfileText,
  profileErrors,
  profileOf,
  textOf,
} from '../school-profile/profile-text';
import { SchoolFields } from '../school-profile/school-fields';
import { firstStepsKey } from './first-steps-query';

/** Blank for a school that never said. */
async function readProfile(signal: AbortSignal): Promise<ProfileText> {
  try {
    return textOf(await unwrap(api.GET('/api/school-profile', { signal })));
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return blankProfile;
    throw failure;
  }
}

/** Read once when it opens: from then on the form holds the text. */
function profileQuery() {
  return queryOptions({
    queryKey: ['school-profile'],
    queryFn: ({ signal }) => readProfile(signal),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

export function ProfileSheet({ onClose }: { onClose: () => void }) {
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery());
  return (
    <Sheet title="Maklumat sekolah" onClose={onClose}>
      {profile && <ProfileForm kept={profile} onDone={onClose} />}
      {!profile && error && (
        <ErrorState title="Maklumat tidak dapat dimuatkan" onRetry={() => refetch()} retrying={isFetching}>
          {errorMessage(error)}
        </ErrorState>
      )}
      {!profile && !error && <SkeletonRows rows={4} label="Memuatkan maklumat sekolah…" />}
    </Sheet>
  );
}

function ProfileForm({ kept, onDone }: { kept: ProfileText; onDone: () => void }) {
  const [text, setText] = useState(kept);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: () => unwrap(api.PUT('/api/school-profile', { body: profileOf(text) })),
    networkMode: 'always',
    onSuccess: () => {
      onDone();
      void showToast({ type: 'success', message: 'Maklumat sekolah disahkan.' });
    },
    onError: (failure) => setErrors([{ message: errorMessage(failure) }]),
    onSettled: () =>
      Promise.all(
        [firstStepsKey, currentSchoolQuery().queryKey].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
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
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
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
