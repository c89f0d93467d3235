import { Outlet } from 'react-router';
import { paths } from '../../site/paths';
import { Logo } from '../../ui/logo';
import { mainId } from './skip-link';

/** One matter and nothing that leads away from it, as on the pages of signing in. */
export function BlankLayout() {
  return (
    <div data-layout="blank" className="mx-auto min-h-dvh max-w-3xl px-6 py-8 print:max-w-none print:p-0">
      <header className="print:hidden">
        <a href={paths.root} className="inline-flex min-h-11 items-center rounded-md">
          <Logo />
        </a>
      </header>
      <main id={mainId} tabIndex={-1} className="pt-8 pb-16 outline-none print:p-0">
        <Outlet />
      </main>
    </div>
  );
}
