import { blocks } from 'payload/shared'
import type { BlocksField, BlocksFieldValidation } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { tenantOf, tenantOfForm } from '../../access/tenants'
import { LIQUID_BLOCK, LIQUID_FEATURE } from '../../lib/content/liquid/liquidBlocks'
import { planAllows } from '../../lib/plans/planAllows'
import { OFFERED } from '../../lib/themes/themePlaces'
import { selectedTheme } from '../theme/selectedTheme'

/** The blocks that can be added: those that the site's plan has, those of its theme, and those that plugins offer it. */
export const offeredBlocks =
  (slugs: string[]): NonNullable<BlocksField['filterOptions']> =>
  async ({ data, req }) => {
    const tenant = await tenantOfForm(req, data)
    const site = tenant ? await tenantOf(req, tenant) : null
    const known = callboardOf(req.payload).blocks
    const added = site
      ? (
          await Promise.all(
            known.map(async ({ block, isOffered }) => ((await isOffered(req, site.id)) ? [block.slug] : [])),
          )
        ).flat()
      : []
    const hasLiquid = site !== null && planAllows(site, LIQUID_FEATURE)
    if (hasLiquid && added.length === known.length) return true
    const { theme } = site ? await selectedTheme(req, site.id) : { theme: null }
    return [
      ...slugs.filter((slug) => hasLiquid || slug !== LIQUID_BLOCK),
      ...added,
      ...(theme?.blocks ?? []).map(({ name }) => OFFERED + name),
    ]
  }

/** What is not offered may be there all the same: `guardLiquid` and `guardPluginBlocks` know what is new. */
export const keptBlocks: BlocksFieldValidation = (value, options) =>
  blocks(value, { ...options, filterOptions: undefined })
