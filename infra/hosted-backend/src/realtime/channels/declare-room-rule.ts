import type { Pool } from 'pg';

// Any number will do, as long as every instance asks for the same lock.
const lock = 7_205_433;

/**
 * Lets those into private rooms to whom the rule, a function `schema.name(topic)`, says yes. It is written as the
 * policies that a real project has, and looked up when it is asked: the product may bring its function later.
 */
export async function declareRoomRule(pool: Pool, rule: string | undefined): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${lock}); ${statements(rule)} commit`);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const dropped = `
  drop policy if exists room_rule_hear on realtime.messages;
  drop policy if exists room_rule_speak on realtime.messages;`;

function statements(rule: string | undefined): string {
  if (!rule) return dropped;
  return `
    create or replace function hosted.may_enter_room() returns boolean language plpgsql stable as $$
    begin
      return ${rule}(realtime.topic());
    exception when undefined_function or invalid_schema_name then
      return false;
    end $$;${dropped}
    create policy room_rule_hear on realtime.messages for select to authenticated
      using (hosted.may_enter_room());
    create policy room_rule_speak on realtime.messages for insert to authenticated
      with check (hosted.may_enter_room());`;
}
