import { sharedDeviceHelp } from '../../forms/device-question';
import { eraseEverybodysDay } from '../../session/kept-answers';
import { keepSessionAnew } from '../../session/session';
import { deviceUse } from '../../site/shared-device';
import { SettingsSection } from '../../ui/settings-section';
import { SwitchField } from '../../ui/switch-field';

/** What already waits to be sent stays until it is: it is the only copy. */
async function use(isShared: boolean): Promise<void> {
  deviceUse.choose(isShared ? 'shared' : 'own');
  await keepSessionAnew();
  if (isShared) await eraseEverybodysDay();
}

/** What was answered at sign-in, to be changed. */
export function SharedDeviceSection() {
  return (
    <SettingsSection
      title="Peranti kongsi"
      help="Bagi peranti yang digunakan ramai orang, contohnya di bilik guru."
    >
      <SwitchField
        label="Peranti ini dikongsi"
        help={sharedDeviceHelp}
        checked={deviceUse.use() === 'shared'}
        onChange={({ target }) => void use(target.checked)}
      />
    </SettingsSection>
  );
}
