SET search_path = app;

-- A plan that was ever sold is named by invoices, facts and policies: it stays, and keeps its code.
SELECT protect_history('plans', '{name,teacher_limit}');
