-- Visitors find one page at an address, and are redirected from an address to one place, whatever saves at the same moment.

create unique index pages_live_address on pages (tenant_id, relative_path) where _status = 'published' and deleted_at is null;
create unique index redirects_live_from on redirects (tenant_id, md5(rtrim("from", '/'))) where _status = 'published' and deleted_at is null;
