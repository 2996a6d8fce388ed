import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { settings } from '../../lib/settings'
import { themeBlocks, type ThemeBlock } from '../../lib/apps/themeSettings'

/** The blocks of the theme that a site has selected, with what each asks for. None without a theme. */
export async function selectedThemeBlocks(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, tenantId: string): Promise<ThemeBlock[]> {
  const { rows } = await (await dbOf(req)).execute<{ manifest: unknown }>(
    sql`select th.manifest from tenants t join themes th on th.id = t.selected_theme_id and th.tenant_id = t.id where t.id = ${tenantId}::uuid and th.deleted_at is null`,
  )
  const blocks = themeBlocks(rows[0]?.manifest, settings().BLOCK_LEVELS)
  // What each page must have, a site need not have for all of them.
  return blocks.map((block) => ({ ...block, settings: block.settings.map((field) => ({ ...field, isRequired: false })) }))
}
