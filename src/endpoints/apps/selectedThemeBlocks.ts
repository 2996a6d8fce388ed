import { selectedManifest } from '../../database/themes/selectedTheme'
import type { Transaction } from '../../database/connections'
import { settings } from '../../lib/settings'
import { themeBlocks, type ThemeBlock } from '../../lib/apps/themeSettings'

/** The blocks of the theme that a site has selected, with what each asks for. None without a theme. */
export async function selectedThemeBlocks(req: Transaction, tenantId: string): Promise<ThemeBlock[]> {
  const blocks = themeBlocks(await selectedManifest(req, tenantId), settings().BLOCK_LEVELS)
  // What each page must have, a site need not have for all of them.
  return blocks.map((block) => ({
    ...block,
    settings: block.settings.map((field) => ({ ...field, isRequired: false })),
  }))
}
