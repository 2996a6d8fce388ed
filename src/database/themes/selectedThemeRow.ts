import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../dbOf'

/** A tenant's languages and the theme that it has selected, as they are stored; the theme's columns are null without one. */
export interface SelectedThemeRow extends Record<string, unknown> {
  default_language: string | null
  id: string | null
  languages: unknown
  manifest: unknown
  name: string | null
  render_mode: string | null
}

/** The selected theme of a tenant; one of another tenant, or in the trash, counts as none. Undefined where there is no such tenant. */
export async function selectedThemeRow(req: Transaction, tenant: string): Promise<SelectedThemeRow | undefined> {
  const { rows } = await (await dbOf(req)).execute<SelectedThemeRow>(
    sql`select th.id, th.name, th.manifest, th.render_mode, t.languages, t.default_language from tenants t
      left join themes th on th.id = t.selected_theme_id and th.tenant_id = t.id and th.deleted_at is null where t.id = ${tenant}::uuid`,
  )
  return rows[0]
}
