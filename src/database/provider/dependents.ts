import { sql, type SQL } from 'drizzle-orm'
import { dbOf, tableOf, type Transaction } from '@/database/connections'
import { IS_LISTED } from '@/database/tenants/siteNames'
import { lockValue } from '@/database/transactions'

/** How a site depends on a document of the provider. */
export type Dependence = 'addon' | 'app' | 'member' | 'organisation' | 'owner' | 'plan'

/** Sites that depend on a document, as tenants `t`. */
const DEPENDENTS: Record<Dependence, (id: string) => SQL> = {
  addon: (id) => sql`exists (select from tenants_addons a where a._parent_id = t.id and a.addon_id = ${id}::uuid)`,
  app: (id) => sql`exists (select from tenants_rels r where r.parent_id = t.id and r.apps_id = ${id}::uuid)`,
  member: (id) => sql`exists (select from memberships m where m.tenant_id = t.id and m.user_id = ${id}::uuid)`,
  organisation: (id) => sql`exists (select from access_requests r
    where r.tenant_id = t.id and r.organisation_id = ${id}::uuid and r.status = 'approved')`,
  owner: (id) => sql`t.owner_id = ${id}::uuid`,
  plan: (id) => sql`t.plan_id = ${id}::uuid`,
}

/** Names of the listed sites that depend on a document, in alphabetical order. */
export async function findDependentSites(req: Transaction, dependence: Dependence, id: string): Promise<string[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ name: string }>(
    sql`select t.name from tenants t where ${sql.raw(IS_LISTED)} and ${DEPENDENTS[dependence](id)} order by t.name, t.id`,
  )
  return rows.map(({ name }) => name)
}

/** Locks a row until the end of the transaction, so that nothing new can refer to it. */
export async function lockAgainstReferences(req: Transaction, collection: string, id: string): Promise<void> {
  await (await dbOf(req)).execute(sql`select 1 from ${tableOf(collection)} where id = ${id}::uuid for update`)
}

/**
 * Whether there is a super-admin besides some people. Changes to super-admins wait for each other from here to the end
 * of the transaction.
 */
export async function hasOtherSuperAdmin(req: Transaction, userIds: string[]): Promise<boolean> {
  const db = await dbOf(req)
  await lockValue(db, 'super-admins')
  const { rowCount } = await db.execute(sql`select 1 from users_roles where value = 'super-admin'
    and parent_id <> all(${sql.param(`{${userIds.join(',')}}`)}::uuid[]) limit 1`)
  return Boolean(rowCount)
}

/**
 * Deletes what belongs to nobody without an account: notices, tokens, the second factor, sign-ins and the locks of
 * documents that are open in its editor. Ends its support visits. What it wrote stays with the sites.
 */
export async function deleteRowsOfAccount(req: Transaction, userId: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`with
    tokens as (delete from account_tokens where user_id = ${userId}::uuid),
    factors as (delete from second_factors where user_id = ${userId}::uuid),
    devices as (delete from sign_ins where user_id = ${userId}::uuid),
    locks as (delete from payload_locked_documents where id in
      (select parent_id from payload_locked_documents_rels where path = 'user' and users_id = ${userId}::uuid)),
    visits as (update support_visits set ended_at = now() where user_id = ${userId}::uuid and ended_at is null and ends_at > now())
    delete from notices where recipient_id = ${userId}::uuid`)
}

/** Deletes the requests of an organisation, which none of its sites has approved. */
export async function deleteRequestsOf(req: Transaction, organisationId: string): Promise<void> {
  await (await dbOf(req)).execute(sql`delete from access_requests where organisation_id = ${organisationId}::uuid`)
}
