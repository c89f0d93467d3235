import { useState } from 'react';
import { chooseInSight, openDeviceQuestion } from '../site/shared-device';
import { CheckboxField } from '../ui/checkbox-field';

export const sharedDeviceHelp =
  'Tiada draf disimpan di sini, dan sesi tamat bersama pelayar. Sila log keluar apabila selesai.';

/** Once a device, wherever a session may begin. */
export function DeviceQuestion() {
  const [use, setUse] = useState(openDeviceQuestion);
  if (!use) return null;
  return (
    <CheckboxField
      label="Peranti kongsi"
      help={sharedDeviceHelp}
      checked={use === 'shared'}
      onChange={({ target }) => {
        const chosen = target.checked ? 'shared' : 'own';
        setUse(chosen);
        chooseInSight(chosen);
      }}
    />
  );
}
