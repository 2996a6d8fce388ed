import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../connections'

/** A tenant's languages and the theme that it has selected, as they are stored; the theme's columns are null without one. */
export interface SelectedThemeRow extends Record<string, unknown> {
  default_language: string | null
  id: string | null
  languages: unknown
  manifest: unknown
  name: string | null
  render_mode: string | null
  settings: unknown
}

/**
 * The selected theme of a tenant; one of another tenant, or in the trash, counts as none. Undefined where there is no such
 * tenant.
 * @param theme another one, in its place
 */
export async function selectedThemeRow(
  req: Transaction,
  tenant: string,
  theme: string | null = null,
): Promise<SelectedThemeRow | undefined> {
  const { rows } = await (
    await dbOf(req)
  ).execute<SelectedThemeRow>(
    sql`select th.id, th.name, th.manifest, th.render_mode, th.settings, t.languages, t.default_language from tenants t
      left join themes th on th.id = coalesce(${theme}::uuid, t.selected_theme_id) and th.tenant_id = t.id and th.deleted_at is null where t.id = ${tenant}::uuid`,
  )
  return rows[0]
}

/** The stored manifest of the theme that a site has selected; undefined without one, or with one in the trash. */
export async function selectedManifest(req: Transaction, tenantId: string): Promise<unknown> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ manifest: unknown }>(
    sql`select th.manifest from tenants t join themes th on th.id = t.selected_theme_id and th.tenant_id = t.id where t.id = ${tenantId}::uuid and th.deleted_at is null`,
  )
  return rows[0]?.manifest
}
