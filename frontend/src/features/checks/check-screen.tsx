import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { errorMessage } from '../../api/error-messages';
import { queryClient } from '../../api/query-client';
import { paths } from '../../site/paths';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';
import { checkQuery } from './calls';
import { CheckResult } from './check-result';

/** For whoever holds a paper: by its code, whether what was verified still counts. Nobody signs in. */
export function CheckScreen() {
  return (
    <QueryClientProvider client={queryClient}>
      <CheckPage />
    </QueryClientProvider>
  );
}

function CheckPage() {
  const { code = '' } = useParams();
  const { data, error, isFetching, isPending, refetch } = useQuery(checkQuery(code));
  return (
    <>
      <PageHeader
        title="Semak dokumen"
        state="Kod pada helaian menunjukkan sama ada yang disahkan sekolah masih sah atau sudah dipinda."
      />
      {code !== '' && isPending && <SkeletonRows label="Menyemak kod…" />}
      {error && (
        <ErrorState title="Kod belum dapat disemak" onRetry={() => refetch()} retrying={isFetching}>
          {errorMessage(error)}
        </ErrorState>
      )}
      {data !== undefined && !error && <CheckResult checked={data} />}
      <CodeForm key={code} />
    </>
  );
}

function CodeForm() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);

  function check(event: FormEvent) {
    event.preventDefault();
    const wanted = typed.replaceAll(/[\s/]/g, '');
    setMissing(wanted === '');
    if (wanted !== '') navigate(`${paths.check}/${encodeURIComponent(wanted)}`);
  }

  return (
    <form
      noValidate
      data-typed="filter"
      onSubmit={check}
      className="mt-8 flex max-w-xl flex-col gap-3 border-line border-t pt-6"
    >
      <TextField
        id="kod"
        label={code === '' ? 'Kod semakan' : 'Semak kod lain'}
        help="26 huruf dan angka di sebelah kod QR. Tanda sempang boleh ditinggalkan."
        error={isMissing ? 'Sila taip kod pada helaian.' : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        className="font-mono uppercase"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        icon="shield"
        className="self-start"
        variant={code === '' ? 'primary' : 'secondary'}
      >
        Semak
      </Button>
    </form>
  );
}
