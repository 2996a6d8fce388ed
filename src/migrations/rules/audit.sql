-- The audit log only grows, and is read from its newest line on.

create function keep_audit_log() returns trigger language plpgsql as $$
begin
  -- Deleting a tenant takes its lines along; a deleted person stays named by their address.
  if current_setting('callboard.deleting_tenant', true) = old.tenant_id::text and tg_op = 'DELETE' then
    return old;
  end if;
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'actor_id' - 'tenant_id') = (to_jsonb(old) - 'actor_id' - 'tenant_id') then
    return new;
  end if;
  raise exception 'the audit log only grows' using errcode = '23514';
end $$;

create trigger keep_audit_log before update or delete on audit_log for each row execute function keep_audit_log();
create index audit_log_newest on audit_log (tenant_id, created_at desc, id desc);
