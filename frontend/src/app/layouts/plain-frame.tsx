import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '../../api/query-client';
import { mainId, SkipLink } from './skip-link';
import { TopBar } from './top-bar';

/** For pages that belong to everybody: settings, notices, developer pages. */
export function DefaultLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <div data-layout="default" className="min-h-dvh">
        <SkipLink />
        <TopBar />
        <main id={mainId} tabIndex={-1} className="mx-auto max-w-6xl px-4 pt-8 pb-16 outline-none lg:px-8">
          <Outlet />
        </main>
      </div>
    </QueryClientProvider>
  );
}
