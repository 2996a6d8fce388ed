import { blocks } from 'payload/shared'
import type { BlocksField, BlocksFieldValidation } from 'payload'
import { idOf } from '../../access/idOf'
import { personOf } from '../../access/personOf'
import { tenantOf } from '../../access/tenantOf'
import { LIQUID_BLOCK, LIQUID_FEATURE } from '../../lib/content/liquid/liquidBlocks'
import { planAllows } from '../../lib/plans/planAllows'

/** The blocks that can be added: those that the site's plan has. */
export const offeredBlocks =
  (slugs: string[]): NonNullable<BlocksField['filterOptions']> =>
  async ({ data, req }) => {
    const tenant = idOf((data as { tenant?: unknown } | undefined)?.tenant) ?? (await personOf(req))?.current?.id
    const site = tenant ? await tenantOf(req, tenant) : null
    return site && planAllows(site, LIQUID_FEATURE) ? true : slugs.filter((slug) => slug !== LIQUID_BLOCK)
  }

/** What is not offered may be there all the same: `guardLiquid` knows what is new. */
export const keptBlocks: BlocksFieldValidation = (value, options) => blocks(value, { ...options, filterOptions: undefined })
