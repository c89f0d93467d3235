import pg from 'pg';

/**
 * Schools with three paid years each, as the product would have recorded them. The newest year of one ends from 135 days
 * ago to in 364, so that a quarter owes; some of these were covered again this month. `model`: everything that does not
 * follow from the number of a school.
 */
const MODEL = `
  CREATE TEMP TABLE model AS
  SELECT gen_random_uuid() AS school_id, gen_random_uuid() AS user_id, n, plan_code, amount_sen,
    today.at + make_interval(days => ends.days) AS expires_at, ends.days <= 0 AS is_over,
    CASE WHEN ends.days > 0 THEN 'none' WHEN ends.days > -14 THEN 'grace_period'
      WHEN ends.days > -28 THEN 'limited' ELSE 'locked' END AS level
  FROM generate_series(1, $1::int) AS n
  CROSS JOIN (SELECT date_trunc('day', now() AT TIME ZONE 'Asia/Kuala_Lumpur') AT TIME ZONE 'Asia/Kuala_Lumpur' AS at) AS today
  CROSS JOIN LATERAL (SELECT (n * 7919) % 500 - 135 AS days) AS ends
  JOIN (SELECT plan_code, amount_sen, row_number() OVER (ORDER BY plan_code) AS place, count(*) OVER () AS plans
    FROM plan_prices WHERE term_months = 12 AND valid_from <= now()) AS price ON price.place = n % price.plans + 1`;

const YEARS = `
  CREATE TEMP TABLE years AS
  SELECT model.*, gen_random_uuid() AS invoice_id, year, expires_at - make_interval(years => 4 - year) AS paid_at
  FROM model CROSS JOIN generate_series(1, 3) AS year`;

const ROWS = [
  `INSERT INTO schools (id, code, name) SELECT school_id, 'paying-' || n, 'SK Contoh ' || n FROM model`,
  `INSERT INTO school_members (school_id, user_id, role, roles, display_name, email)
    SELECT school_id, user_id, 'main_admin', '{main_admin}', 'Cikgu Satu', 'bayar' || n || '@contoh.test' FROM model`,
  `INSERT INTO invoices (id, school_id, number, plan_code, term_months, amount_sen, currency, provider, status, created_at, paid_at)
    SELECT invoice_id, school_id, 'PAY-' || n || '-' || year, plan_code, 12, amount_sen, 'MYR', 'billplz', 'paid', paid_at, paid_at
    FROM years`,
  `INSERT INTO payment_facts (school_id, invoice_id, provider, payment_id, kind, occurred_at, amount_sen)
    SELECT school_id, invoice_id, 'billplz', 'pay-' || n || '-' || year, 'payment-succeeded', paid_at, amount_sen FROM years`,
  `INSERT INTO receipts (school_id, number, invoice_id, provider, payment_id, amount_sen, currency, paid_at, issued_at)
    SELECT school_id, 'PAY-' || n || '-' || year, invoice_id, 'billplz', 'pay-' || n || '-' || year, amount_sen, 'MYR', paid_at, paid_at
    FROM years`,
  `INSERT INTO subscriptions (school_id, facts_version, planned_version, recorded_level, expires_at, grace_period_end,
      limited_end, assessed_at, bought_plan_code, bought_term_months, bought_at, renewal_plan_code, renewal_term_months,
      plan_version, plan_until)
    SELECT school_id, 3, 3, level, expires_at, expires_at + interval '14 days', expires_at + interval '28 days', now(),
      plan_code, 12, expires_at - interval '1 year', plan_code, 12, 3, CASE WHEN is_over THEN 'infinity' ELSE expires_at END
    FROM model`,
  `INSERT INTO subscription_plans (school_id, since, bought_plan_code, bought_term_months, bought_at, renewal_plan_code, renewal_term_months)
    SELECT school_id, since, plan_code, 12, expires_at - interval '1 year', plan_code, 12
    FROM model CROSS JOIN LATERAL (VALUES ('epoch'::timestamptz), (expires_at)) AS part (since)
    WHERE since = 'epoch' OR NOT is_over`,
  `INSERT INTO subscription_boundaries (school_id, at, rule, level)
    SELECT school_id, expires_at + step.after, step.rule, step.level
    FROM model CROSS JOIN (VALUES (interval '-30 days', 'reminder-30', 'none'), ('-7 days', 'reminder-7', 'none'),
      ('0 days', 'expiry', 'grace_period'), ('14 days', 'grace-end', 'limited'), ('28 days', 'limited-end', 'locked'))
      AS step (after, rule, level)
    WHERE expires_at + step.after > now()`,
  `INSERT INTO subscription_transitions (school_id, effective_at, rule, level, facts_version)
    SELECT school_id, paid_at, 'facts-changed', 'none', year FROM years WHERE year = 1 OR n % 4 = 0`,
  `INSERT INTO subscription_changes (school_id, facts_version, level_before, expires_before, level_after, expires_after)
    SELECT school_id, year, CASE WHEN n % 4 = 0 THEN 'grace_period' ELSE 'none' END,
      CASE WHEN year > 1 THEN paid_at - make_interval(days => CASE WHEN n % 4 = 0 THEN 9 ELSE 0 END) END, 'none', paid_at + interval '1 year'
    FROM years ON CONFLICT DO NOTHING`,
  `INSERT INTO notifications (school_id, user_id, kind, dedupe_key, type, title, message, action_required, created_at)
    SELECT school_id, user_id, 'subscription', 'paying-' || day, 'warning', 'Langganan', 'Sila bayar.', true,
      expires_at + make_interval(days => day)
    FROM model CROSS JOIN (VALUES (-30), (-7), (0), (7)) AS told (day) WHERE expires_at + make_interval(days => day) <= now()`,
];

const FAILURES = `
  INSERT INTO payment_facts (school_id, invoice_id, provider, payment_id, kind, occurred_at, bank_message)
  SELECT school_id, invoice_id, 'billplz', 'pay-failed-' || n, 'payment-failed', expires_at + interval '1 day', 'Insufficient funds'
  FROM years WHERE year = 3 AND is_over AND n % 3 = 0`;

const FILLED = ['schools', 'school_members', 'subscriptions', 'notifications', 'payment_facts', 'receipts'];

/** Makes so many schools past the product, which announces none of them. */
export async function makePayingSchools(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=app' });
  await client.connect();
  try {
    for (const table of FILLED) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await client.query(MODEL, [count]);
    await client.query(YEARS);
    for (const rows of [...ROWS, FAILURES]) await client.query(rows);
    for (const table of FILLED) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
