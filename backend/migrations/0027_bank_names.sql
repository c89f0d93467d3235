SET search_path = app;

-- At which bank a payment was tried, where the provider tells. Facts from before know none.
ALTER TABLE payment_facts ADD COLUMN bank_name text CHECK (length(bank_name) BETWEEN 1 AND 60);
ALTER TABLE simulated_bills ADD COLUMN bank text;
