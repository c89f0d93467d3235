import { Outlet } from 'react-router';

/** The area of those who administer a school; also where a locked school is sent, on its own host. */
export function ManagementLayout() {
  return (
    <div data-layout="school-management" className="contents">
      <Outlet />
    </div>
  );
}
