import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { settings } from '../../lib/settings'
import { LOCAL_SUFFIX } from '../../lib/site/hostOf'
import { conflict } from '../OperationError'

/**
 * Is the name another site's? A name that has to be proven belongs to whoever has proven it, one for developers to whoever
 * added it first, on all ports unless both name one. From here to the end of the transaction nobody else can have it.
 */
export async function isTaken(req: PayloadRequest, domain: string, tenantId: string): Promise<boolean> {
  const db = await dbOf(req)
  const [host = '', port] = domain.split(':')
  await db.execute(sql`select pg_advisory_xact_lock(740031, hashtext(${host}))`)
  const ports = port ? sql`domain in (${host}, ${domain})` : sql`(domain = ${host} or domain like ${`${host}:%`})`
  const { rows } = await db.execute(sql`select 1 from tenants_domains where ${ports} and status in ('active', 'development') and _parent_id <> ${tenantId}::uuid
    union all select 1 from tenants where slug = ${localSlug(host)} and id <> ${tenantId}::uuid limit 1`)
  return rows.length > 0
}

/** On an installation of one machine `{slug}.localhost` comes with the site of that slug. */
function localSlug(host: string): string | null {
  const suffix = `.${LOCAL_SUFFIX}`
  const isOnOneMachine = new URL(settings().SERVER_URL).hostname === LOCAL_SUFFIX
  return isOnOneMachine && host.endsWith(suffix) ? host.slice(0, -suffix.length) : null
}

/** @throws OperationError 409 for a name that is another site's */
export async function refuseTaken(req: PayloadRequest, domain: string, tenantId: string): Promise<void> {
  if (await isTaken(req, domain, tenantId)) throw conflict('domains', 'This domain is already added')
}
