-- Signs the challenges of the bot check, so that each process of the shop knows those of the others.
create table bot_check_secret (
  name text primary key,
  secret bytea not null check (length(secret) >= 32)
);
insert into bot_check_secret (name, secret)
values ('challenge', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
