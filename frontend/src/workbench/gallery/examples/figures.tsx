import { BarChart } from '../../../ui/bar-chart';
import { FunnelChart } from '../../../ui/funnel-chart';
import { LineChart } from '../../../ui/line-chart';
import { Stat, Stats } from '../../../ui/stat';

export const title = 'Angka dan carta';

const months = ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun'];

export function Example() {
  return (
    <div className="flex flex-col gap-8">
      <Stats label="Minggu ini">
        <Stat
          label="Rancangan"
          value="128"
          change={{ direction: 'up', label: '12 lebih daripada minggu lalu' }}
        />
        <Stat label="Belum dihantar" value="7" to="?status=belum" />
        <Stat label="Kehadiran" value="96.4%" change={{ direction: 'down', label: '0.8% kurang' }} />
        <Stat
          label="Pencerapan"
          value="3"
          change={{ direction: 'same', label: 'sama seperti minggu lalu' }}
        />
      </Stats>
      <div className="grid gap-8 md:grid-cols-2">
        <BarChart
          title="Rancangan mengikut bulan"
          heading="Bulan"
          labels={months}
          series={[{ name: 'Rancangan', values: [82, 75, 96, 120, 64, 71] }]}
        />
        <BarChart
          title="Rancangan mengikut status"
          heading="Bulan"
          labels={months}
          series={[
            { name: 'Disahkan', values: [60, 55, 70, 90, 44, 50] },
            { name: 'Dihantar', values: [12, 10, 16, 20, 10, 11] },
            { name: 'Draf', values: [10, 10, 10, 10, 10, 10] },
          ]}
        />
        <LineChart
          title="Purata markah"
          heading="Bulan"
          labels={months}
          series={[
            { name: '5 Bestari', values: [61, 64, 63, 70, 72, 75] },
            { name: '5 Cerdas', values: [58, 57, 60, 62, 61, 66] },
          ]}
        />
        <FunnelChart
          title="Pendaftaran sekolah"
          heading="Langkah"
          steps={[
            { label: 'Kod disemak', value: 240 },
            { label: 'Maklumat diisi', value: 180 },
            { label: 'Percubaan bermula', value: 150 },
            { label: 'Melanggan', value: 84 },
          ]}
        />
      </div>
    </div>
  );
}
