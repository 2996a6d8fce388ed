import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Visitors find one page at an address, and are redirected from an address to one place, whatever saves at the same
 * moment. Of pages that have one address already the first keeps it, and the others are numbered (`about-2`) with all
 * that stands below them; of redirects the one that was changed last stays published and the others become drafts.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`do $$
    declare page record; wanted text; number int;
    begin
      for step in 1..100 loop
        -- From the top down: what is below a renamed page has another address by then.
        for page in
          select p.id, p.tenant_id, p.parent_id, p.slug, p.relative_path from pages p
          where p._status = 'published' and p.deleted_at is null and p.relative_path is not null and exists (
            select 1 from pages first where first.tenant_id = p.tenant_id and first.relative_path = p.relative_path
              and first._status = 'published' and first.deleted_at is null and (first.created_at, first.id) < (p.created_at, p.id))
          order by length(p.relative_path), p.created_at, p.id
        loop
          -- An earlier round of this very loop may have moved it, or the other.
          continue when not exists (select 1 from pages own join pages first on first.tenant_id = own.tenant_id and first.relative_path = own.relative_path
            and first._status = 'published' and first.deleted_at is null and (first.created_at, first.id) < (own.created_at, own.id) where own.id = page.id);
          number := 2;
          loop
            wanted := left(page.slug, 114) || '-' || number;
            exit when not exists (select 1 from pages where tenant_id = page.tenant_id and parent_id is not distinct from page.parent_id and slug = wanted)
              and not exists (select 1 from _pages_v where latest and version_tenant_id = page.tenant_id and version_parent_id is not distinct from page.parent_id and version_slug = wanted)
              and not exists (select 1 from pages where tenant_id = page.tenant_id and relative_path = regexp_replace(page.relative_path, '[^/]*$', '') || wanted);
            number := number + 1;
          end loop;
          update pages set slug = wanted where id = page.id;
          update _pages_v set version_slug = wanted where parent_id = page.id and latest and version_slug = page.slug;
          with recursive tree as (
            select p.id, regexp_replace(page.relative_path, '[^/]*$', '') || wanted as path, 1 as level from pages p where p.id = page.id
            union all
            select p.id, tree.path || '/' || p.slug, tree.level + 1 from pages p join tree on p.parent_id = tree.id where p.deleted_at is null and p.slug is not null and tree.level < 100)
          update pages set relative_path = tree.path from tree where pages.id = tree.id;
          update _pages_v v set version_relative_path = p.relative_path from pages p
            where v.parent_id = p.id and v.latest and v.version_slug = p.slug and v.version_parent_id is not distinct from p.parent_id and p.tenant_id = page.tenant_id
              and v.version_relative_path is distinct from p.relative_path;
        end loop;
        exit when not exists (select 1 from pages where _status = 'published' and deleted_at is null and relative_path is not null group by tenant_id, relative_path having count(*) > 1);
      end loop;
    end $$`)
  await db.execute(sql`create unique index pages_live_address on pages (tenant_id, relative_path) where _status = 'published' and deleted_at is null`)
  await db.execute(sql`with ranked as (
      select id, row_number() over (partition by tenant_id, rtrim("from", '/') order by updated_at desc, id desc) as place
      from redirects where _status = 'published' and deleted_at is null and "from" is not null),
    drafted as (update redirects set _status = 'draft' from ranked where ranked.id = redirects.id and place > 1 returning redirects.id)
    update _redirects_v set version__status = 'draft' from drafted where _redirects_v.parent_id = drafted.id and latest`)
  await db.execute(sql`create unique index redirects_live_from on redirects (tenant_id, md5(rtrim("from", '/'))) where _status = 'published' and deleted_at is null`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index redirects_live_from`)
  await db.execute(sql`drop index pages_live_address`)
}
