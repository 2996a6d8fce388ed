import { blocks } from 'payload/shared'
import type { BlocksField, BlocksFieldValidation } from 'payload'
import { tenantOf } from '../../access/tenantOf'
import { tenantOfForm } from '../../access/tenantOfForm'
import { LIQUID_BLOCK, LIQUID_FEATURE } from '../../lib/content/liquid/liquidBlocks'
import { planAllows } from '../../lib/plans/planAllows'
import { OFFERED } from '../../lib/themes/themePlaces'
import { selectedTheme } from '../theme/selectedTheme'

/** The blocks that can be added: those that the site's plan has, and those of its theme. */
export const offeredBlocks =
  (slugs: string[]): NonNullable<BlocksField['filterOptions']> =>
  async ({ data, req }) => {
    const tenant = await tenantOfForm(req, data)
    const site = tenant ? await tenantOf(req, tenant) : null
    if (site && planAllows(site, LIQUID_FEATURE)) return true
    const { theme } = site ? await selectedTheme(req, site.id) : { theme: null }
    return [...slugs.filter((slug) => slug !== LIQUID_BLOCK), ...(theme?.blocks ?? []).map(({ name }) => OFFERED + name)]
  }

/** What is not offered may be there all the same: `guardLiquid` knows what is new. */
export const keptBlocks: BlocksFieldValidation = (value, options) => blocks(value, { ...options, filterOptions: undefined })
