import { Avatar } from '../../../ui/avatar';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Progress } from '../../../ui/progress';

export const title = 'Sepanduk, lencana, kemajuan, avatar';

export function Example() {
  return (
    <div className="flex flex-col gap-5">
      <Banner tone="info">Kalendar 2027 sudah diterbitkan.</Banner>
      <Banner tone="success">Bayaran diterima.</Banner>
      <Banner
        tone="warning"
        title="Tempoh ihsan"
        action={
          <Button size="small" variant="secondary">
            Perbaharui
          </Button>
        }
      >
        Masih ada 9 hari.
      </Banner>
      <Banner tone="danger" title="Akses terhad">
        Papan pemuka dan halaman langganan terbuka.
      </Banner>
      <div className="flex flex-wrap items-center gap-2">
        <Badge>Draf</Badge>
        <Badge tone="accent">Baharu</Badge>
        <Badge tone="success" icon="check">
          Disahkan
        </Badge>
        <Badge tone="info">Dihantar</Badge>
        <Badge tone="warning">Belum lengkap</Badge>
        <Badge tone="danger" icon="locked">
          Terkunci
        </Badge>
        <Avatar name="Aminah binti Contoh" />
        <Avatar name="Tan Mei Contoh" size="large" />
      </div>
      <Progress label="Rancangan minggu ini" value={12} max={15} sentence="12 daripada 15 dihantar" />
      <Progress label="Rancangan minggu depan" value={0} max={15} sentence="0 daripada 15 dihantar" />
    </div>
  );
}
