import { Icon } from '../../ui/icon';
import { Logo } from '../../ui/logo';
import { currentHost } from '../school';
import { SignInFields } from './sign-in-fields';
import { validationMessage } from './sign-in-form';
import { WeekPicture } from './week-picture';

function firstErrors() {
  const message = validationMessage(new URLSearchParams(window.location.search).get('error'));
  return message ? [{ message }] : [];
}

function Introduction() {
  const host = currentHost();
  if (host.kind !== 'school') {
    return (
      <p className="mt-2 text-muted">
        Untuk pentadbir sekolah. Guru log masuk di alamat sekolah masing-masing, contohnya{' '}
        <span className="whitespace-nowrap text-text">abc1234.{window.location.host}</span>.
      </p>
    );
  }
  return (
    <p className="mt-2 flex items-center gap-2 text-muted">
      <Icon name="school" />
      Kod sekolah <strong className="font-semibold text-text uppercase">{host.schoolCode}</strong>
    </p>
  );
}

export function LoginScreen() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(28rem,5fr)_6fr]">
      <title>Log masuk · Rekod Mengajar</title>
      <main className="flex flex-col px-6 py-8 sm:px-12 lg:px-16">
        <Logo />
        <div className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center py-12">
          <h1 className="font-semibold text-2xl">Log masuk</h1>
          <Introduction />
          <div className="mt-8">
            <SignInFields firstErrors={firstErrors()} />
          </div>
        </div>
      </main>
      <aside className="hidden flex-col justify-center gap-12 bg-brand px-16 text-on-brand lg:flex xl:px-24">
        <p className="max-w-md text-balance font-semibold text-3xl tracking-tight">
          Seminggu mengajar, dirancang dalam satu tempat.
        </p>
        <WeekPicture />
        <p className="max-w-md text-on-brand-muted">
          Rancangan harian, refleksi dan rekod sekolah. Apa yang ditulis disimpan sendiri, walaupun talian
          terputus.
        </p>
      </aside>
    </div>
  );
}
