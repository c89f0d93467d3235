-- What the bank said of an attempt, where it says anything.
ALTER TABLE app.payment_facts ADD COLUMN bank_message text CHECK (length(bank_message) BETWEEN 1 AND 200);
