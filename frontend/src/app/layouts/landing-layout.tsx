import { Outlet } from 'react-router';

/** Of the public pages, which bring their frame along. */
export function LandingLayout() {
  return (
    <div data-layout="landing" className="flex min-h-dvh flex-col">
      <Outlet />
    </div>
  );
}
