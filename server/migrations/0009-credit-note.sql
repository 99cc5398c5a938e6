-- What is refunded is taken off its invoice by a credit note: a series of its own, without gaps. What it says is in the
-- order's document.
create table credit_note (
  number integer primary key,
  order_number bigint not null references shop_order,
  issued_at timestamptz not null default now()
);
create index credit_note_of on credit_note (order_number);

create function issue_credit_note(wanted bigint) returns credit_note
language plpgsql as $$
declare
  issued credit_note;
begin
  lock table credit_note in share row exclusive mode;
  insert into credit_note (number, order_number) select coalesce(max(number), 0) + 1, wanted from credit_note
  returning * into issued;
  return issued;
end
$$;
