import { useState } from 'react';
import { TabLinks } from '../../../ui/tab-links';
import { Tabs } from '../../../ui/tabs';

export const title = 'Tab';

export function Example() {
  const [chosen, setChosen] = useState('menunggu');
  return (
    <div className="flex flex-col gap-6">
      <Tabs
        label="Rancangan contoh"
        chosen={chosen}
        onChoose={setChosen}
        tabs={[
          { key: 'menunggu', label: 'Menunggu', count: 3, content: <p>Tiga rancangan menunggu semakan.</p> },
          { key: 'disahkan', label: 'Disahkan', count: 12, content: <p>Dua belas sudah disahkan.</p> },
          { key: 'dipulangkan', label: 'Dipulangkan', content: <p>Tiada yang dipulangkan.</p> },
        ]}
      />
      <TabLinks
        label="Bahagian contoh"
        links={[
          { to: '/ui', label: 'Komponen' },
          { to: '/components', label: 'Komponen (alamat kedua)' },
        ]}
      />
    </div>
  );
}
