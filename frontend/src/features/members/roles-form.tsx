import { roleNames, type SchoolRole } from '../../api/role-names';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { FieldGroup } from '../../ui/field-group';
import { changeRoles, type Member } from './calls';
import { type Actor, grantableRoles } from './member-rules';

type Chosen = Record<SchoolRole, boolean>;

const helpOf: Record<SchoolRole, string> = {
  teacher: 'Menulis rancangan; dikira dalam had guru pelan.',
  supervisor: 'Membaca rancangan guru yang diselia.',
  admin: 'Menguruskan pengguna dan tetapan sekolah.',
  main_admin: 'Semuanya, termasuk langganan dan pembayaran.',
};

const chosenOf = (roles: readonly SchoolRole[]): Chosen => ({
  teacher: roles.includes('teacher'),
  supervisor: roles.includes('supervisor'),
  admin: roles.includes('admin'),
  main_admin: roles.includes('main_admin'),
});

/** Roles are a set: somebody teaches and supervises. Without any the person holds duties only. */
export function RolesForm({ actor, member }: { actor: Actor; member: Member }) {
  const grantable = grantableRoles(actor);
  const changing = useChange(
    (chosen: Chosen) =>
      changeRoles(
        member.userId,
        grantable.filter((role) => chosen[role]),
      ),
    {
      done: `Peranan ${member.displayName} disimpan.`,
      changes: ['people'],
      undo: () => changeRoles(member.userId, member.roles),
    },
  );
  const form = useForm({ begun: chosenOf(member.roles), stays: true, send: changing.send });
  return (
    <Form form={form} title="Peranan belum disimpan">
      <FieldGroup label="Peranan">
        {grantable.map((role) => (
          <CheckboxField key={role} {...form.box(role)} label={roleNames[role]} help={helpOf[role]} />
        ))}
      </FieldGroup>
      <Button type="submit" busy={form.isBusy} className="self-start">
        Simpan peranan
      </Button>
    </Form>
  );
}
