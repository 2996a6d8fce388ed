import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { dbOf, poolOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'

/** A link as listed in the admin. Its token is not included: only its hash is stored. */
export interface PreviewLink {
  id: string
  createdAt: string
  createdBy: string
  expiresAt: string
  language: string
}

interface Target {
  collection: string
  id: string
  tenant: string
}

interface Row extends Record<string, unknown> {
  id: string
  created_at: Date | string
  created_by: string | null
  expires_at: Date | string
  language: string
}

const iso = (moment: Date | string): string => new Date(moment).toISOString()

/** Returns the active links of a document, newest first, at most 50. */
export async function liveLinks(req: Transaction, { collection, id, tenant }: Target): Promise<PreviewLink[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<Row>(sql`select l.id, l.created_at, l.expires_at, l.language,
      coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as created_by
    from preview_links l left join users u on u.id = l.created_by
    where l.collection = ${collection} and l.document_id = ${id}::uuid and l.tenant_id = ${tenant}::uuid and l.revoked_at is null and l.expires_at > now()
    order by l.created_at desc, l.id limit 50`)
  return rows.map((row) => ({
    createdAt: iso(row.created_at),
    createdBy: row.created_by ?? '',
    expiresAt: iso(row.expires_at),
    id: row.id,
    language: row.language,
  }))
}

interface NewLink extends Target {
  by: string
  expiresAt: Date
  language: string
  tokenHash: string
}

/** Stores a link. @returns its id */
export async function addLink(
  req: Transaction,
  { by, collection, expiresAt, id, language, tenant, tokenHash }: NewLink,
): Promise<string> {
  const linkId = randomUUID()
  await (
    await dbOf(req)
  )
    .execute(sql`insert into preview_links (id, token_hash, tenant_id, collection, document_id, language, created_by, expires_at)
    values (${linkId}::uuid, ${tokenHash}, ${tenant}::uuid, ${collection}, ${id}::uuid, ${language}, ${by}::uuid, ${expiresAt.toISOString()}::timestamptz)`)
  return linkId
}

/** Returns the document that a link shows, whether or not the link is active; null when there is no such link. */
export async function targetOfLink(req: Transaction, link: string): Promise<Target | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ collection: string; id: string; tenant: string }>(
    sql`select collection, document_id as id, tenant_id as tenant from preview_links where id = ${link}::uuid`,
  )
  return rows[0] ?? null
}

/** Revokes a link. @returns false when it had already been revoked */
export async function endLink(req: Transaction, link: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute(
    sql`update preview_links set revoked_at = now() where id = ${link}::uuid and revoked_at is null returning id`,
  )
  return rows.length > 0
}

/** The document that an active link shows, and its creator. */
export interface OpenLink {
  collection: string
  /** Id of the document. */
  id: string
  language: string
  created_by: string
}

/** Finds the active link with a token on a site; null when there is none, or it has expired or been revoked. */
export async function findOpenLink(payload: BasePayload, tenant: string, tokenHash: string): Promise<OpenLink | null> {
  const { rows } = await poolOf(payload).query<OpenLink>({
    name: 'callboard-preview-link',
    text: `select collection, document_id as id, language, created_by from preview_links
      where token_hash = $1 and tenant_id = $2 and revoked_at is null and expires_at > now()`,
    values: [tokenHash, tenant],
  })
  return rows[0] ?? null
}

/** Deletes the links of all sites that expired more than 30 days ago. */
export async function deleteEndedLinks(payload: BasePayload): Promise<void> {
  await poolOf(payload).query(`delete from preview_links where expires_at < now() - interval '30 days'`)
}
