-- Cards whose codes everybody can read in a tenant's files: they are found again when the files name them no longer.
alter table gift_card add column demo boolean not null default false;
alter table offline_account add column demo boolean not null default false;
