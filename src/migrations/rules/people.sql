-- One open invitation for each address and site; what belongs to an account goes with it.

create unique index invite_tokens_open on invite_tokens (tenant_id, lower(email)) where status = 'pending';
alter table account_tokens add constraint account_tokens_user foreign key (user_id) references users (id) on delete cascade;
alter table second_factors add constraint second_factors_user foreign key (user_id) references users (id) on delete cascade;
alter table sign_ins add constraint sign_ins_user foreign key (user_id) references users (id) on delete cascade;
