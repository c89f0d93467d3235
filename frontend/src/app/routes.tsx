import type { ComponentType } from 'react';
import { type LoaderFunction, Outlet, type RouteObject, useRouteError } from 'react-router';
import { developerScreens } from '../features/developer';
import { authPages, publicPages } from '../site/documents';
import { paths, patterns } from '../site/paths';
import { missingRoute } from '../site/route-description';
import { errorPageOf } from './error-page';
import { ErrorContent, ErrorScreen } from './error-screen';
import { navigationMiddleware } from './navigation/navigation-middleware';
import { operationsScreens } from './operations-screens';
import { RootLayout } from './root-layout';
import { descriptionOf } from './route-rules';
import { schoolLoaders, schoolScreens } from './school-screens';

type Load = () => Promise<ComponentType>;

function page(path: string, load: Load, loader?: () => Promise<LoaderFunction>): RouteObject {
  return { path, handle: descriptionOf(path), lazy: { Component: load, ...(loader && { loader }) } };
}

/** Around every page that somebody of a school opens: what fails inside leaves the frame standing. */
function frame(children: RouteObject[]): RouteObject {
  return {
    lazy: {
      Component: async () => (await import('./layouts/frame-layout')).FrameLayout,
      loader: async () => (await import('./layouts/frame-loader')).frameLoader,
    },
    children: [{ ErrorBoundary: ContentError, children }],
  };
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

/** Pages of the school's own work need both the school and the person. */
function schoolArea(children: RouteObject[]): RouteObject {
  return {
    ...area('school'),
    lazy: { loader: async () => (await import('./layouts/school-loader')).schoolLoader },
    children,
  };
}

function schoolAdminArea(children: RouteObject[]): RouteObject {
  return {
    lazy: { Component: async () => (await import('./layouts/school-admin-layout')).SchoolAdminLayout },
    children,
  };
}

function managementArea(children: RouteObject[]): RouteObject {
  return {
    lazy: { Component: async () => (await import('./layouts/management-layout')).ManagementLayout },
    children,
  };
}

/** Pages that belong to everybody. */
function defaultArea(children: RouteObject[]): RouteObject {
  return { ...area('default'), children };
}

function operationsFrame(children: RouteObject[]): RouteObject {
  return {
    lazy: {
      Component: async () => (await import('./layouts/operations-layout')).OperationsLayout,
      loader: async () => (await import('./layouts/operations-loader')).operationsLoader,
    },
    children: [{ ErrorBoundary: ContentError, children }],
  };
}

/** How paying works, and where it ended: nothing but that. */
function blankFrame(children: RouteObject[]): RouteObject {
  return {
    lazy: { Component: async () => (await import('./layouts/blank-layout')).BlankLayout },
    children,
  };
}

function landingFrame(children: RouteObject[]): RouteObject {
  return {
    lazy: { Component: async () => (await import('./layouts/landing-layout')).LandingLayout },
    children,
  };
}

function publicPage(path: string): RouteObject {
  return {
    path,
    handle: descriptionOf(path),
    lazy: {
      Component: async () => (await import('../features/public-pages/public-page-screen')).PublicPageScreen,
      loader: async () => (await import('../features/public-pages/public-page-loader')).publicPageLoader,
    },
  };
}

function developerRoutes(): RouteObject[] {
  if (!__DEVELOPER_PAGES__) return [];
  return Object.entries(developerScreens).map(([path, load]) => page(path, load));
}

/** Addresses whose checks always lead elsewhere. */
function crossing(path: string): RouteObject {
  return { path, handle: descriptionOf(path), element: null };
}

function RouteError() {
  return <ErrorScreen {...errorPageOf(useRouteError())} />;
}

function ContentError() {
  return <ErrorContent {...errorPageOf(useRouteError())} />;
}

export const routes: RouteObject[] = [
  {
    middleware: [navigationMiddleware],
    Component: RootLayout,
    ErrorBoundary: RouteError,
    children: [
      crossing(paths.root),
      crossing(paths.management),
      crossing(paths.oldSuccess),
      ...authPages.map(crossing),
      frame([
        schoolArea([
          ...Object.entries(schoolScreens).map(([path, load]) => page(path, load, schoolLoaders[path])),
          schoolAdminArea([
            page(paths.users, async () => (await import('../features/members/users-screen')).UsersScreen),
          ]),
        ]),
        managementArea([
          page(
            patterns.billing,
            async () => (await import('../features/billing/billing-screen')).BillingScreen,
          ),
          page(
            paths.paymentMethods,
            async () =>
              (await import('../features/billing/payer/payment-methods-screen')).PaymentMethodsScreen,
          ),
          page(
            paths.schoolSettings,
            async () =>
              (await import('../features/school-profile/school-settings-screen')).SchoolSettingsScreen,
          ),
          page(
            paths.schoolAnalytics,
            async () =>
              (await import('../features/school-figures/school-analytics-screen')).SchoolAnalyticsScreen,
          ),
        ]),
        defaultArea([
          page(
            paths.settings,
            async () => (await import('../features/settings/settings-screen')).SettingsScreen,
          ),
          page(
            paths.preferences,
            async () => (await import('../features/preferences/preferences-screen')).PreferencesScreen,
          ),
          page(
            paths.notifications,
            async () => (await import('../features/notifications/notifications-screen')).NotificationsScreen,
          ),
          ...developerRoutes(),
        ]),
      ]),
      blankFrame([
        page(
          paths.success,
          async () => (await import('../features/billing/arrival/success-screen')).SuccessScreen,
        ),
        {
          path: paths.payment,
          handle: descriptionOf(paths.payment),
          lazy: {
            Component: async () => (await import('../features/billing/payment-screen')).PaymentScreen,
            loader: async () => (await import('../features/billing/payment-loader')).paymentLoader,
          },
        },
      ]),
      landingFrame(publicPages.map(publicPage)),
      operationsFrame(Object.entries(operationsScreens).map(([path, load]) => page(path, load))),
      { path: '*', handle: missingRoute, element: null },
    ],
  },
];
