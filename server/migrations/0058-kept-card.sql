-- The card of a membership that began online has no activation code. Unlinked, it stays with the account that had proved
-- it, which alone may link it again; it goes with that account.
alter table offline_account
  alter column activation_code_hash drop not null,
  add column kept_by uuid references customer on delete cascade,
  add constraint offline_account_proof check (activation_code_hash is not null or kept_by is not null);
create index offline_account_kept on offline_account (kept_by) where kept_by is not null;
