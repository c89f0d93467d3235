import { lazy, type ReactNode, Suspense } from 'react';
import { keepsCookies } from '../../session/host-cookie';
import { Logo } from '../../ui/logo';

/** Decoration of wide screens: nobody waits for it to sign in. */
const WeekPicture = lazy(async () => ({ default: (await import('./week-picture')).WeekPicture }));

type AuthFrameProps = { title: string; introduction?: ReactNode; children: ReactNode };

const CookieNotice = lazy(async () => ({ default: (await import('./cookie-notice')).CookieNotice }));

let isFirst = true;

/** A frame that takes another's place within the document is heard by its title, unless a field of it takes the focus. */
function announce(heading: HTMLElement | null): void {
  if (heading && !isFirst && document.activeElement === document.body) heading.focus();
  isFirst = false;
}

/** One column: the name of the product, one title, one thing to do. */
export function AuthColumn({ title, introduction, children }: AuthFrameProps) {
  return (
    <main data-layout="blank" className="flex min-h-dvh flex-col px-6 py-8 sm:px-12 lg:px-16">
      <title>{title}</title>
      <Logo />
      <div className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center py-12">
        <h1 tabIndex={-1} ref={announce} className="font-semibold text-2xl outline-none">
          {title}
        </h1>
        {introduction && <div className="mt-2 text-muted">{introduction}</div>}
        <div className="mt-8 flex flex-col gap-6">
          {!keepsCookies() && (
            <Suspense>
              <CookieNotice />
            </Suspense>
          )}
          {children}
        </div>
      </div>
    </main>
  );
}

/** The column, and on wide screens what the product is for. */
export function AuthFrame(props: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(28rem,5fr)_6fr]">
      <AuthColumn {...props} />
      <aside className="hidden flex-col justify-center gap-12 bg-brand px-16 text-on-brand lg:flex xl:px-24">
        <Suspense>
          <WeekPicture />
        </Suspense>
      </aside>
    </div>
  );
}
