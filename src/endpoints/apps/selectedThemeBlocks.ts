import { readSelectedManifest } from '../../database/themes/selectedTheme'
import type { Transaction } from '../../database/connections'
import { settings } from '../../lib/settings'
import { themeBlocks, type ThemeBlock } from '../../lib/apps/themeSettings'

/** The blocks of a tenant's selected theme with their settings. Empty without a theme. */
export async function selectedThemeBlocks(req: Transaction, tenantId: string): Promise<ThemeBlock[]> {
  const blocks = themeBlocks(await readSelectedManifest(req, tenantId), settings().BLOCK_LEVELS)
  // Settings that are required per page are optional at tenant level.
  return blocks.map((block) => ({
    ...block,
    settings: block.settings.map((field) => ({ ...field, isRequired: false })),
  }))
}
