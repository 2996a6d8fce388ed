import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../../database/dbOf'

/** A link as the screen lists it. Its token is known to whoever has it, and to nobody else. */
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

/** The links of a document that still work, the newest first. */
export async function liveLinks(req: PayloadRequest, { collection, id, tenant }: Target): Promise<PreviewLink[]> {
  const { rows } = await (await dbOf(req)).execute<Row>(sql`select l.id, l.created_at, l.expires_at, l.language,
      coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as created_by
    from preview_links l left join users u on u.id = l.created_by
    where l.collection = ${collection} and l.document_id = ${id}::uuid and l.tenant_id = ${tenant}::uuid and l.revoked_at is null and l.expires_at > now()
    order by l.created_at desc, l.id limit 50`)
  return rows.map((row) => ({ createdAt: iso(row.created_at), createdBy: row.created_by ?? '', expiresAt: iso(row.expires_at), id: row.id, language: row.language }))
}

interface NewLink extends Target {
  by: string
  expiresAt: Date
  language: string
  tokenHash: string
}

/** @returns its id */
export async function addLink(req: PayloadRequest, { by, collection, expiresAt, id, language, tenant, tokenHash }: NewLink): Promise<string> {
  const own = randomUUID()
  await (await dbOf(req)).execute(sql`insert into preview_links (id, token_hash, tenant_id, collection, document_id, language, created_by, expires_at)
    values (${own}::uuid, ${tokenHash}, ${tenant}::uuid, ${collection}, ${id}::uuid, ${language}, ${by}::uuid, ${expiresAt.toISOString()}::timestamptz)`)
  return own
}

/** Where a link leads, working or not; null where there is none. */
export async function targetOfLink(req: PayloadRequest, link: string): Promise<Target | null> {
  const { rows } = await (await dbOf(req)).execute<{ collection: string; id: string; tenant: string }>(sql`select collection, document_id as id, tenant_id as tenant from preview_links where id = ${link}::uuid`)
  return rows[0] ?? null
}

/** Ends a link. @returns false where it had ended before */
export async function endLink(req: PayloadRequest, link: string): Promise<boolean> {
  const { rows } = await (await dbOf(req)).execute(sql`update preview_links set revoked_at = now() where id = ${link}::uuid and revoked_at is null returning id`)
  return rows.length > 0
}
