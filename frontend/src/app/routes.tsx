import type { ComponentType } from 'react';
import { Outlet, type RouteObject, useRevalidator, useRouteError } from 'react-router';
import { queryClient } from '../api/query-client';
import type { Address, Layout, Page } from '../site/page';
import { missingRoute } from '../site/route-description';
import { authPages } from './documents';
import { errorPageOf } from './error-page';
import { ErrorContent, ErrorScreen } from './error-screen';
import { FrameLayout } from './layouts/frame-layout';
import { frameLoader } from './layouts/frame-loader';
import { schoolLoader } from './layouts/school-loader';
import { navigationMiddleware } from './navigation/navigation-middleware';
import { askForPage } from './page-ahead';
import { RootLayout } from './root-layout';

/** What stands around pages. What fails inside leaves it standing, says so, and offers to try again. */
function frame(
  around: Pick<RouteObject, 'lazy' | 'Component' | 'loader'>,
  children: RouteObject[],
): RouteObject {
  return { ...around, children: [{ ErrorBoundary: ContentError, children }] } as RouteObject;
}

const hostFrame = { Component: FrameLayout, loader: frameLoader };

const operationsFrame = {
  Component: async () => (await import('./layouts/operations-layout')).OperationsLayout,
  loader: async () => (await import('./layouts/operations-loader')).operationsLoader,
};

function around(load: () => Promise<ComponentType>) {
  return { lazy: { Component: load } };
}

function area(layout: 'school' | 'default') {
  return {
    element: (
      <div data-layout={layout} className="contents">
        <Outlet />
      </div>
    ),
  };
}

function routeOf(page: Page): RouteObject {
  const { path, load, loader } = page;
  const lazy = { Component: load, ...(loader && { loader }) };
  return {
    path,
    handle: page,
    lazy,
    ...(page.fetch && { loader: ({ request }) => askOnTheWay(page, request) }),
  };
}

/** In milliseconds: what comes later than this comes into its place on the page. */
const PATIENCE = 400;

/** While the page's files arrive. What the document has asked for is there by then: no skeleton is drawn for it. */
async function askOnTheWay(page: Page, { url }: Request): Promise<null> {
  const asked = askForPage(page, new URL(url).searchParams).catch(() => undefined);
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return null;
}

/** Its checks always lead elsewhere. */
function crossingOf(address: Address): RouteObject {
  return { path: address.path, handle: address, element: null };
}

function RouteError() {
  return <ErrorScreen {...errorPageOf(useRouteError())} />;
}

function ContentError() {
  const { revalidate, state } = useRevalidator();
  const again = () => {
    // What the failed page had read may be what it failed of.
    queryClient.removeQueries({ type: 'inactive' });
    void revalidate();
  };
  const retry = { again, isBusy: state === 'loading' };
  return <ErrorContent {...errorPageOf(useRouteError())} retry={retry} />;
}

/** The frames with their pages, each page in the layout that it names. */
function framesOf(pages: readonly Page[]): RouteObject[] {
  const of = (layout: Layout) => pages.filter((page) => page.layout === layout).map(routeOf);
  return [
    frame(hostFrame, [
      {
        ...area('school'),
        // Pages of the school's own work need both the school and the person.
        loader: schoolLoader,
        children: [
          ...of('school'),
          {
            ...around(async () => (await import('./layouts/school-admin-layout')).SchoolAdminLayout),
            children: of('school-admin'),
          },
          {
            ...around(async () => (await import('./layouts/supervisor-layout')).SupervisorLayout),
            children: of('supervisor'),
          },
        ],
      },
      {
        ...around(async () => (await import('./layouts/management-layout')).ManagementLayout),
        children: of('school-management'),
      },
      { ...area('default'), children: [...of('default'), ...of('own-landing')] },
    ]),
    frame(
      around(async () => (await import('./layouts/blank-layout')).BlankLayout),
      of('blank'),
    ),
    frame(
      around(async () => (await import('./layouts/landing-layout')).LandingLayout),
      of('landing'),
    ),
    frame({ lazy: operationsFrame }, of('operations')),
  ];
}

export function routesOf(pages: readonly Page[], crossings: readonly Address[]): RouteObject[] {
  return [
    {
      middleware: [navigationMiddleware([...crossings, ...authPages, ...pages])],
      Component: RootLayout,
      ErrorBoundary: RouteError,
      children: [
        ...[...crossings, ...authPages].map(crossingOf),
        ...framesOf(pages),
        { path: '*', handle: missingRoute, element: null },
      ],
    },
  ];
}
