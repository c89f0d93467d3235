import { useState } from 'react';
import { leave } from '../session/leave';
import { appConfig } from '../site/config';
import { paths } from '../site/paths';
import { mainAddress } from '../site/school-address';
import { Button } from '../ui/button';
import { Logo } from '../ui/logo';
import { isBot } from './bot';
import type { ErrorPage } from './error-page';

const remedies = {
  403: 'Anda boleh log keluar dan masuk dengan akaun lain.',
  404: 'Halaman ini tidak dijumpai. Sila semak alamatnya, atau mulakan semula dari halaman utama.',
  500: 'Jika masalah ini berulang, sila maklumkan pentadbir sekolah anda.',
};

/** Beside the words that are given in English. */
const inMalay: Partial<Record<string, string>> = {
  'School Not Found':
    'Sekolah ini tidak dijumpai. Sila semak kod sekolah dalam alamat, atau hubungi bahagian sokongan.',
};

/** The root of a school leads whoever does not belong to it back to this very page. */
function wayOn({ status, way }: ErrorPage): { label: string; address: string } {
  if (way) return { label: way.label, address: mainAddress(appConfig(), way.path) };
  if (status !== 403) return { label: 'Ke halaman utama', address: paths.root };
  return { label: 'Pilih sekolah lain', address: mainAddress(appConfig(), paths.schoolChoice) };
}

/** Where there is no page at all. */
export function ErrorScreen(page: ErrorPage) {
  if (isBot(navigator.userAgent)) return <LastGoodPage title={page.title} from="#app" />;
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center px-6 py-16">
      <Logo />
      <ErrorContent {...page} />
    </main>
  );
}

/** Tries again without leaving what stands around. */
type Retry = { again: () => void; isBusy: boolean };

/** In place of a page that failed; what stands around it stays. */
export function ErrorContent({ retry, ...page }: ErrorPage & { retry?: Retry }) {
  const { status, title, message, suggestion } = page;
  const { label, address } = wayOn(page);
  const mayRetry = status === undefined || status === 500;
  if (isBot(navigator.userAgent)) return <LastGoodPage title={title} from="main" />;
  return (
    <div className="flex max-w-xl flex-col gap-3 pt-8">
      <title>{title}</title>
      {status && <p className="font-medium text-accent text-sm tabular-nums">{status}</p>}
      <h1 className="font-semibold text-2xl">{title}</h1>
      <p className="break-words text-lg">{message}</p>
      <p className="text-muted">{suggestion ?? remedies[status ?? 500]}</p>
      {inMalay[title] && <p>{inMalay[title]}</p>}
      <div className="mt-5 flex flex-wrap gap-2">
        {mayRetry && retry && (
          <Button icon="retry" busy={retry.isBusy} onClick={retry.again}>
            Cuba lagi
          </Button>
        )}
        <Button
          variant={mayRetry && retry ? 'secondary' : 'primary'}
          onClick={() => window.location.assign(address)}
        >
          {label}
        </Button>
        {status === 403 && (
          <Button variant="secondary" icon="signOut" onClick={() => void leave()}>
            Log keluar
          </Button>
        )}
        {mayRetry && (
          <Button variant="quiet" onClick={() => window.location.reload()}>
            Muat semula halaman
          </Button>
        )}
      </div>
    </div>
  );
}

/** For a bot no error takes the place of what it read last, which still stands in the document at this moment. */
function LastGoodPage({ title, from }: { title: string; from: string }) {
  const [parts] = useState(() => [...(document.querySelector(from)?.cloneNode(true).childNodes ?? [])]);
  return (
    <>
      <title>{title}</title>
      <div className="contents" ref={(place) => place?.replaceChildren(...parts)} />
    </>
  );
}
