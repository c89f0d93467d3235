import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../../../features/billing';
import { SelectField } from '../../../ui/select-field';

export type Order = { planCode: string; termMonths: 1 | 12 };

type OrderFieldsProps = { order: Order; onChange: (order: Order) => void };

/** What the next bill is for. */
export function OrderFields({ order, onChange }: OrderFieldsProps) {
  const { data: plans = [] } = useQuery(plansQuery());
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label="Pelan"
        options={plans.map(({ code, name }) => ({ value: code, label: name }))}
        value={order.planCode}
        onChange={(event) => onChange({ ...order, planCode: event.target.value })}
      />
      <SelectField
        label="Tempoh"
        options={[
          { value: '1', label: '1 bulan' },
          { value: '12', label: '12 bulan' },
        ]}
        value={String(order.termMonths)}
        onChange={(event) => onChange({ ...order, termMonths: event.target.value === '12' ? 12 : 1 })}
      />
    </div>
  );
}
