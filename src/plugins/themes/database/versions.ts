import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, findStored, newId, oneRow, poolOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { namesOf } from '@/database/names'
import { hashesOf, type StoredFile } from '../lib/files/ThemeStore'
import { pointers, versions } from '../tables/versions'

const v = namesOf('theme_versions', 'v')
const themePointers = namesOf('theme_pointers')
const themeVersions = namesOf('theme_versions')
const u = namesOf('users', 'u')
const p = namesOf('theme_pointers', 'p')
const n = namesOf('theme_versions', 'n')
const e = namesOf('theme_errors', 'e')
const themeErrors = namesOf('theme_errors')
const t = namesOf('tenants', 't')
const th = namesOf('themes', 'th')

export type StoredVersion = typeof versions.$inferSelect
export type NewVersion = Pick<
  StoredVersion,
  'bytes' | 'commit' | 'createdBy' | 'files' | 'info' | 'manifest' | 'settings' | 'source' | 'tenantId' | 'themeId'
>

/** Number of versions kept per theme, besides the current one. */
const VERSIONS_KEPT = 20

/**
 * Adds a version with the next number of its theme, and locks the theme until the end of the transaction. The version
 * becomes current only when the pointer is moved to it.
 */
export async function addVersion(req: Transaction, version: NewVersion): Promise<StoredVersion> {
  const db = await dbOf(req)
  const pointerRows = await db
    .insert(pointers)
    .values({ lastNumber: 1, tenantId: version.tenantId, themeId: version.themeId })
    .onConflictDoUpdate({ set: { lastNumber: sql`${pointers.lastNumber} + 1` }, target: pointers.themeId })
    .returning()
  const versionRows = await db
    .insert(versions)
    .values({ ...version, id: newId(req.payload, 'themes'), number: oneRow(pointerRows).lastNumber })
    .returning()
  await db.execute(sql`delete from ${v} where ${v.theme_id} = ${version.themeId}::uuid
    and ${v.id} is distinct from (select ${themePointers.version_id} from ${themePointers} where ${themePointers.theme_id} = ${version.themeId}::uuid)
    and ${v.id} not in (select ${themeVersions.id} from ${themeVersions} where ${themeVersions.theme_id} = ${version.themeId}::uuid order by ${themeVersions.number} desc limit ${VERSIONS_KEPT})`)
  return oneRow(versionRows)
}

/** Makes a version current. Uses the database clock, as the creation of versions does. */
export async function pointTo(req: Transaction, { id, themeId }: Pick<StoredVersion, 'id' | 'themeId'>): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(pointers)
    .set({ movedAt: sql`now()`, versionId: id })
    .where(eq(pointers.themeId, themeId))
}

/**
 * Locks the pointer of a theme: only one transaction at a time may move it or add a version.
 * @returns id of the current version; null when there is none
 */
export async function lockPointer(req: Transaction, themeId: string): Promise<string | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select({ versionId: pointers.versionId })
    .from(pointers)
    .where(eq(pointers.themeId, themeId))
    .for('update')
  return row?.versionId ?? null
}

/** Returns a version of a theme by number; null when it does not exist or has been deleted. */
export async function versionOf(req: Transaction, themeId: string, number: number): Promise<StoredVersion | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select()
    .from(versions)
    .where(and(eq(versions.themeId, themeId), eq(versions.number, number)))
  return row ?? null
}

/** Returns the current version of a theme; null when it has none. */
export async function currentVersion(req: Transaction, themeId: string): Promise<StoredVersion | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select({ version: versions })
    .from(pointers)
    .innerJoin(versions, eq(versions.id, pointers.versionId))
    .where(eq(pointers.themeId, themeId))
  return row?.version ?? null
}

/** Returns when the current version was last chosen; null when the theme has no version. */
export async function findPointerMovedAt(req: Transaction, themeId: string): Promise<Date | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select({ movedAt: pointers.movedAt })
    .from(pointers)
    .where(eq(pointers.themeId, themeId))
  return row?.movedAt ?? null
}

/** Returns the version with the highest number, current or not; null when the theme has none. */
export async function newestVersion(req: Transaction, themeId: string): Promise<StoredVersion | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select()
    .from(versions)
    .where(eq(versions.themeId, themeId))
    .orderBy(desc(versions.number))
    .limit(1)
  return row ?? null
}

export interface ListedVersion extends Pick<
  StoredVersion,
  'bytes' | 'commit' | 'createdAt' | 'info' | 'number' | 'source'
> {
  by: string | null
  fileCount: number
  isCurrent: boolean
}

/** Newest first. */
export async function listVersions(req: Transaction, themeId: string): Promise<ListedVersion[]> {
  const rows = await (
    await dbOf(req)
  )
    .select({
      bytes: versions.bytes,
      by: sql<
        string | null
      >`(select coalesce(nullif(trim(concat_ws(' ', ${u.first_name}, ${u.last_name})), ''), ${u.email}) from ${u} where ${u.id} = ${versions.createdBy})`,
      commit: versions.commit,
      createdAt: versions.createdAt,
      fileCount: sql<number>`jsonb_array_length(${versions.files})`.mapWith(Number),
      info: versions.info,
      isCurrent: sql<boolean>`${versions.id} is not distinct from ${pointers.versionId}`,
      number: versions.number,
      source: versions.source,
    })
    .from(versions)
    .innerJoin(pointers, eq(pointers.themeId, versions.themeId))
    .where(eq(versions.themeId, themeId))
    .orderBy(desc(versions.number))
    .limit(VERSIONS_KEPT + 1)
  return rows
}

/** Versions of a theme in short, for the list of themes. */
export interface VersionState {
  /** Number of the current version; null while the first one is waiting. */
  current: number | null
  newest: number
  /** Number of distinct rendering errors of the current version. */
  errorCount: number
}

/** Returns the version states of a tenant's themes by theme id. */
export async function versionStates(req: Transaction, tenantId: string): Promise<Map<string, VersionState>> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    current: number | null
    errors: number
    newest: number
    theme_id: string
  }>(sql`select ${p.theme_id}, ${v.number} as current,
      (select max(${n.number}) from ${n} where ${n.theme_id} = ${p.theme_id}) as newest,
      (select count(*)::int from ${e} where ${e.theme_id} = ${p.theme_id} and ${e.number} = ${v.number}) as errors
    from ${p} left join ${v} on ${v.id} = ${p.version_id} where ${p.tenant_id} = ${tenantId}::uuid`)
  return new Map(
    rows.map(({ current, errors: errorCount, newest, theme_id: id }) => [id, { current, errorCount, newest }]),
  )
}

/** Deletes all versions, pointers and errors of deleted themes. */
export async function deleteVersions(req: Transaction, themeIds: string[]): Promise<void> {
  if (themeIds.length === 0) return
  const db = await dbOf(req)
  await db.delete(versions).where(inArray(versions.themeId, themeIds))
  await db.delete(pointers).where(inArray(pointers.themeId, themeIds))
  await db.execute(
    sql`delete from ${themeErrors} where ${themeErrors.theme_id} in (${sql.join(
      themeIds.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`,
  )
}

/** Returns the hashes of all files that versions of a tenant refer to. */
export async function referencedHashes(payload: BasePayload, tenant: string): Promise<Set<string>> {
  const { rows } = await poolOf(payload).query<{ files: StoredFile[] }>(
    `select ${themeVersions.files} from ${themeVersions} where ${themeVersions.tenant_id} = $1`,
    [tenant],
  )
  return new Set(rows.flatMap(({ files }) => files.flatMap(hashesOf)))
}

/** A version to render a website with. */
export interface ShownVersion {
  id: string
  theme_id: string
  number: number
}

/**
 * Returns the current version of a tenant's live theme, or of another of its themes; null when there is none. A single
 * query, because it runs for every page.
 */
export async function shownVersion(
  payload: BasePayload,
  tenant: string,
  theme: string | null = null,
): Promise<ShownVersion | null> {
  const { rows } = await poolOf(payload).query<ShownVersion>({
    name: 'callboard-shown-theme',
    text: `select ${v.id}, ${v.theme_id}, ${v.number} from ${t}
      join ${th} on ${th.id} = coalesce($2::uuid, ${t.selected_theme_id}) and ${th.tenant_id} = ${t.id} and ${th.deleted_at} is null
      join ${p} on ${p.theme_id} = ${th.id} join ${v} on ${v.id} = ${p.version_id} and ${v.tenant_id} = ${t.id} where ${t.id} = $1`,
    values: [tenant, theme],
  })
  return rows[0] ?? null
}

/** Returns a version of a tenant's theme by number, current or not; null when it does not exist or has been deleted. */
export async function numberedVersion(
  payload: BasePayload,
  tenant: string,
  { number, theme }: { number: number; theme: string },
): Promise<ShownVersion | null> {
  const { rows } = await poolOf(payload).query<ShownVersion>(
    `select ${themeVersions.id}, ${themeVersions.theme_id}, ${themeVersions.number} from ${themeVersions} where ${themeVersions.tenant_id} = $1 and ${themeVersions.theme_id} = $2 and ${themeVersions.number} = $3`,
    [tenant, theme, number],
  )
  return rows[0] ?? null
}

export async function readVersion(
  payload: BasePayload,
  id: string,
): Promise<Pick<StoredVersion, 'files' | 'info' | 'manifest'> | null> {
  const { rows } = await poolOf(payload).query<Pick<StoredVersion, 'files' | 'info' | 'manifest'>>(
    `select ${themeVersions.files}, ${themeVersions.info}, ${themeVersions.manifest} from ${themeVersions} where ${themeVersions.id} = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** Whether any version of this tenant has a file with this content at this path. */
export async function hasFile(
  payload: BasePayload,
  tenant: string,
  { hash, path }: { hash: string; path: string },
): Promise<boolean> {
  const { rows } = await poolOf(payload).query(
    `select 1 from ${themeVersions} where ${themeVersions.tenant_id} = $1 and (${themeVersions.files} @> $2 or ${themeVersions.files} @> $3) limit 1`,
    [tenant, JSON.stringify([{ hash, path }]), JSON.stringify([{ path, served: hash }])],
  )
  return rows.length > 0
}

/** Whether the tenant exists. */
export async function tenantExists(payload: BasePayload, id: string): Promise<boolean> {
  const where = { id: { equals: id } }
  return Boolean(await findStored({ payload }, { collection: 'tenants', select: { slug: true }, where }))
}
