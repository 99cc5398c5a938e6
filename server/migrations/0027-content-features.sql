-- A page about a feature (a club, a wallet) is there only where the tenant has that feature.
alter table content_page add column feature text;
