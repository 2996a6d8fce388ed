import { sql, type SQL } from 'drizzle-orm'
import { dbOf, tableOf, type Transaction } from '@/database/connections'
import { IS_LISTED } from '@/database/tenants/siteNames'
import { lockValue } from '@/database/transactions'
import { namesOf } from '@/database/names'

const a = namesOf('tenants_addons', 'a')
const t = namesOf('tenants', 't')
const r = namesOf('tenants_rels', 'r')
const m = namesOf('memberships', 'm')
const accessRequests = namesOf('access_requests', 'r')
const usersRoles = namesOf('users_roles')
const accountTokens = namesOf('account_tokens')
const secondFactors = namesOf('second_factors')
const signIns = namesOf('sign_ins')
const payloadLockedDocuments = namesOf('payload_locked_documents')
const payloadLockedDocumentsRels = namesOf('payload_locked_documents_rels')
const supportVisits = namesOf('support_visits')
const notices = namesOf('notices')
const accessRequestsTable = namesOf('access_requests')

/** How a site depends on a document of the provider. */
export type Dependence = 'addon' | 'app' | 'member' | 'organisation' | 'owner' | 'plan'

/** Sites that depend on a document, as tenants `t`. */
const DEPENDENTS: Record<Dependence, (id: string) => SQL> = {
  addon: (id) => sql`exists (select from ${a} where ${a._parent_id} = ${t.id} and ${a.addon_id} = ${id}::uuid)`,
  app: (id) => sql`exists (select from ${r} where ${r.parent_id} = ${t.id} and ${r.apps_id} = ${id}::uuid)`,
  member: (id) => sql`exists (select from ${m} where ${m.tenant_id} = ${t.id} and ${m.user_id} = ${id}::uuid)`,
  organisation: (id) => sql`exists (select from ${accessRequests}
    where ${accessRequests.tenant_id} = ${t.id} and ${accessRequests.organisation_id} = ${id}::uuid and ${accessRequests.status} = 'approved')`,
  owner: (id) => sql`${t.owner_id} = ${id}::uuid`,
  plan: (id) => sql`${t.plan_id} = ${id}::uuid`,
}

/** Names of the listed sites that depend on a document, in alphabetical order. */
export async function findDependentSites(req: Transaction, dependence: Dependence, id: string): Promise<string[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ name: string }>(
    sql`select ${t.name} from ${t} where ${sql.raw(IS_LISTED)} and ${DEPENDENTS[dependence](id)} order by ${t.name}, ${t.id}`,
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
  const { rowCount } = await db.execute(sql`select 1 from ${usersRoles} where ${usersRoles.value} = 'super-admin'
    and ${usersRoles.parent_id} <> all(${sql.param(`{${userIds.join(',')}}`)}::uuid[]) limit 1`)
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
    tokens as (delete from ${accountTokens} where ${accountTokens.user_id} = ${userId}::uuid),
    factors as (delete from ${secondFactors} where ${secondFactors.user_id} = ${userId}::uuid),
    devices as (delete from ${signIns} where ${signIns.user_id} = ${userId}::uuid),
    locks as (delete from ${payloadLockedDocuments} where ${payloadLockedDocuments.id} in
      (select ${payloadLockedDocumentsRels.parent_id} from ${payloadLockedDocumentsRels} where ${payloadLockedDocumentsRels.path} = 'user' and ${payloadLockedDocumentsRels.users_id} = ${userId}::uuid)),
    visits as (update ${supportVisits} set ${supportVisits.ended_at} = now() where ${supportVisits.user_id} = ${userId}::uuid and ${supportVisits.ended_at} is null and ${supportVisits.ends_at} > now())
    delete from ${notices} where ${notices.recipient_id} = ${userId}::uuid`)
}

/** Deletes the requests of an organisation, which none of its sites has approved. */
export async function deleteRequestsOf(req: Transaction, organisationId: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`delete from ${accessRequestsTable} where ${accessRequestsTable.organisation_id} = ${organisationId}::uuid`,
  )
}
