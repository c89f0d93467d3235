import type { Pool } from 'pg';

// Any number will do, as long as every instance asks for the same lock.
const lock = 7_205_433;

type Rules = Readonly<{ roomRule: string | undefined; roomWriteRule: string | undefined }>;

/**
 * Lets those into private rooms to whom the rule, a function `schema.name(topic)`, says yes, and lets those write there
 * to whom the other one does, of (topic, extension): without it nobody. They are written as the policies that a real
 * project has, and looked up when they are asked: the product may bring its functions later.
 */
export async function declareRoomRules(pool: Pool, rules: Rules): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${lock}); ${statements(rules)} commit`);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const dropped = `
  drop policy if exists room_rule_hear on realtime.messages;
  drop policy if exists room_rule_speak on realtime.messages;`;

function statements({ roomRule, roomWriteRule }: Rules): string {
  if (!roomRule) return dropped;
  return `
    ${asked('may_enter_room()', `${roomRule}(realtime.topic())`)}
    ${asked('may_write_in_room(extension text)', roomWriteRule ? `${roomWriteRule}(realtime.topic(), extension)` : 'false')}
    ${dropped}
    create policy room_rule_hear on realtime.messages for select to authenticated
      using (hosted.may_enter_room());
    create policy room_rule_speak on realtime.messages for insert to authenticated
      with check (hosted.may_write_in_room(extension));`;
}

function asked(signature: string, answer: string): string {
  return `
    create or replace function hosted.${signature} returns boolean language plpgsql stable as $$
    begin
      return ${answer};
    exception when undefined_function or invalid_schema_name then
      return false;
    end $$;`;
}
