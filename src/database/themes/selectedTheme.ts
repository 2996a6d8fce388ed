import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'

const th = namesOf('themes', 'th')
const t = namesOf('tenants', 't')

/** A tenant's languages and its selected theme, as stored. The theme's columns are null without one. */
export interface SelectedThemeRow extends Record<string, unknown> {
  default_language: string | null
  id: string | null
  languages: unknown
  manifest: unknown
  name: string | null
  render_mode: string | null
  settings: unknown
  timezone: string | null
}

/**
 * Reads the selected theme of a tenant. A theme of another tenant or in the trash counts as none. Undefined if the
 * tenant does not exist.
 * @param theme id of a theme to read instead of the selected one
 */
export async function readSelectedThemeRow(
  req: Transaction,
  tenant: string,
  theme: string | null = null,
): Promise<SelectedThemeRow | undefined> {
  const { rows } = await (
    await dbOf(req)
  ).execute<SelectedThemeRow>(
    sql`select ${th.id}, ${th.name}, ${th.manifest}, ${th.render_mode}, ${th.settings}, ${t.languages}, ${t.default_language}, ${t.timezone} from ${t}
      left join ${th} on ${th.id} = coalesce(${theme}::uuid, ${t.selected_theme_id}) and ${th.tenant_id} = ${t.id} and ${th.deleted_at} is null where ${t.id} = ${tenant}::uuid`,
  )
  return rows[0]
}

/** Reads the stored manifest of a tenant's selected theme; undefined without one or if it is in the trash. */
export async function readSelectedManifest(req: Transaction, tenantId: string): Promise<unknown> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ manifest: unknown }>(
    sql`select ${th.manifest} from ${t} join ${th} on ${th.id} = ${t.selected_theme_id} and ${th.tenant_id} = ${t.id} where ${t.id} = ${tenantId}::uuid and ${th.deleted_at} is null`,
  )
  return rows[0]?.manifest
}
