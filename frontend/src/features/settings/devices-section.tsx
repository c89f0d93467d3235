import { useState } from 'react';
import { authErrorMessage } from '../../api/auth-error-messages';
import { ask } from '../../forms/ask';
import { leave, leaveEverywhere } from '../../session/leave';
import { tellOtherBrowsers } from '../../session/sign-out';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { SettingsSection } from '../../ui/settings-section';
import { showToast } from '../../ui/toast';
import { deviceName } from './device-name';

type Leaving = 'others' | 'here' | 'everywhere';

async function leaveOthers(): Promise<void> {
  const refusal = await ask((client) => client.signOut({ scope: 'others' }));
  if (!refusal) await tellOtherBrowsers();
  void showToast(
    refusal
      ? { type: 'error', message: authErrorMessage(refusal) }
      : { type: 'success', message: 'Peranti lain telah dikeluarkan.' },
  );
}

const ways: Record<Leaving, () => Promise<void>> = {
  others: leaveOthers,
  here: leave,
  everywhere: leaveEverywhere,
};

/** The hosted backend ends sessions by scope and lists none: so this device, the others, or all. */
export function DevicesSection() {
  const [leaving, setLeaving] = useState<Leaving>();

  function go(way: Leaving) {
    setLeaving(way);
    void ways[way]().finally(() => setLeaving(undefined));
  }

  return (
    <SettingsSection
      title="Peranti"
      help="Halaman sekolah yang terbuka di peranti lain dikeluarkan serta-merta, yang selebihnya dalam sepuluh minit."
    >
      <p className="flex items-center gap-2">
        <Icon name="device" className="text-muted" />
        {deviceName(navigator.userAgent)}
        <span className="text-muted">(peranti ini)</span>
      </p>
      <div className="flex w-full flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button variant="secondary" busy={leaving === 'others'} onClick={() => go('others')}>
          Log keluar peranti lain
        </Button>
        <Button variant="secondary" busy={leaving === 'here'} onClick={() => go('here')}>
          Log keluar di sini
        </Button>
        <Button variant="danger" busy={leaving === 'everywhere'} onClick={() => go('everywhere')}>
          Log keluar di semua peranti
        </Button>
      </div>
    </SettingsSection>
  );
}
