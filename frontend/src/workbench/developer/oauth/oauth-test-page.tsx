import { useSession } from '../../../session/use-session';
import { appConfig } from '../../../site/config';
import { developerPaths } from '../../../site/developer-paths';
import { Button } from '../../../ui/button';
import { DefinitionList } from '../../../ui/definition-list';
import { FormSummary } from '../../../ui/form-summary';
import { PageHeader } from '../../../ui/page-header';
import { Panel } from '../../../ui/panel';
import { IdentityList } from './identity-list';
import { sessionFacts } from './session-facts';
import { useOauthTest } from './use-oauth-test';

/** Google's way through the auth library, each step to be seen. Leads back to this page. */
export function OauthTestPage() {
  const session = useSession();
  const returnTo = window.location.origin + developerPaths.oauthTest;
  const { errors, isBusy, signIn, link, unlink, leave } = useOauthTest(returnTo);
  return (
    <>
      <PageHeader
        title="Ujian OAuth"
        state={session ? `Log masuk sebagai ${session.user.email}.` : 'Belum log masuk di hos ini.'}
        action={
          session ? (
            <Button variant="secondary" icon="signOut" busy={isBusy} onClick={leave}>
              Log keluar di sini
            </Button>
          ) : (
            <Button busy={isBusy} onClick={signIn}>
              Teruskan dengan Google
            </Button>
          )
        }
      />
      <div className="flex flex-col gap-5">
        <FormSummary errors={errors} title="Belum berjaya" />
        <Panel title="Permintaan">
          <div className="px-4">
            <DefinitionList
              items={[
                { term: 'Hosted backend', value: appConfig().supabaseUrl },
                { term: 'Kembali ke', value: returnTo },
                { term: 'Aliran', value: 'PKCE' },
              ]}
            />
          </div>
        </Panel>
        {session && (
          <Panel title="Sesi">
            <div className="px-4">
              <DefinitionList items={sessionFacts(session)} />
            </div>
          </Panel>
        )}
        {session && (
          <Panel
            title="Identiti"
            action={
              <Button variant="secondary" size="small" busy={isBusy} onClick={link}>
                Pautkan Google
              </Button>
            }
          >
            <IdentityList identities={session.user.identities ?? []} onUnlink={unlink} />
          </Panel>
        )}
      </div>
    </>
  );
}
