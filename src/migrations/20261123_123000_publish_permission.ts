import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Publishing is a permission of its own. Every role, and every access token, that could create and edit could publish: they keep it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`update user_roles set permissions = permissions || (
    select jsonb_object_agg(regexp_replace(key, ':manage$', ':publish'), true) from jsonb_each(permissions) where key like '%:manage' and key <> 'roles:manage' and value = 'true')
    where exists (select 1 from jsonb_each(permissions) where key like '%:manage' and key <> 'roles:manage' and value = 'true')`)
  await db.execute(sql`update access_tokens set keys = keys || array(
    select regexp_replace(key, ':manage$', ':publish') from unnest(keys) as key where key like '%:manage' and key <> 'roles:manage')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`update user_roles set permissions = permissions - array(select key from jsonb_object_keys(permissions) as key where key like '%:publish')`)
  await db.execute(sql`update access_tokens set keys = array(select key from unnest(keys) as key where key not like '%:publish')`)
}
