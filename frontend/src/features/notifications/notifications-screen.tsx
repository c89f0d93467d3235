import type { ReactNode } from 'react';
import { SchoolChoice } from '../../school/school-choice';
import { SignInInvitation } from '../../session/sign-in-invitation';
import { useSession } from '../../session/use-session';
import { currentHost } from '../../site/host';
import { PageHeader } from '../../ui/page-header';
import { NotificationsPage } from './notifications-page';

export function NotificationsScreen() {
  const session = useSession();
  if (!session)
    return (
      <Elsewhere>
        <SignInInvitation>Sila log masuk untuk membaca pemberitahuan anda.</SignInInvitation>
      </Elsewhere>
    );
  if (currentHost().kind !== 'school')
    return (
      <Elsewhere>
        <SchoolChoice>Pemberitahuan ada di alamat setiap sekolah anda.</SchoolChoice>
      </Elsewhere>
    );
  return <NotificationsPage />;
}

function Elsewhere({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Pemberitahuan" />
      <div className="flex flex-col items-start gap-4">{children}</div>
    </>
  );
}
