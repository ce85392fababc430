-- Finland and Åland forbid preselecting a payment option (Consumer Protection Act, 2023). There is no default, so that every
-- new market states it.
alter table market add preselects_payment boolean;
update market set preselects_payment = country_code not in ('FI', 'AX');
alter table market alter preselects_payment set not null;
