import type { BlocksField, BlocksFieldValidation, BlockSlug } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { tenantOf, tenantOfForm } from '@/access/tenants'
import { blocks } from 'payload/shared'
import { siteBlocks } from '@/collections/blocks'
import { readSelectedTheme } from '@/collections/theme/selectedTheme'
import { LIQUID_BLOCK, LIQUID_FEATURE } from '@/lib/content/liquid/liquidBlocks'
import { planAllows } from '@/lib/plans/planAllows'
import { THEME_BLOCK_PREFIX } from '@/lib/themes/themePlaces'

/** Filters the blocks that users can add: those of the tenant's plan, of its theme, and those that plugins offer it. */
const offeredBlocks =
  (slugs: string[]): NonNullable<BlocksField['filterOptions']> =>
  async ({ data, req }) => {
    const tenant = await tenantOfForm(req, data)
    const site = tenant ? await tenantOf(req, tenant) : null
    const known = callboardOf(req.payload).blocks
    const offeredPluginBlocks = site
      ? (
          await Promise.all(
            known.map(async ({ block, isOffered }) => ((await isOffered(req, site.id)) ? [block.slug] : [])),
          )
        ).flat()
      : []
    const hasLiquid = site !== null && planAllows(site, LIQUID_FEATURE)
    if (hasLiquid && offeredPluginBlocks.length === known.length) return true
    const { theme } = site ? await readSelectedTheme(req, site.id) : { theme: null }
    return [
      ...slugs.filter((slug) => hasLiquid || slug !== LIQUID_BLOCK),
      ...offeredPluginBlocks,
      ...(theme?.blocks ?? []).map(({ name }) => THEME_BLOCK_PREFIX + name),
    ]
  }

/**
 * Validates without the filter, as existing blocks may no longer be offered. `guardLiquid` and `guardPluginBlocks`
 * check new ones.
 */
const validateKeptBlocks: BlocksFieldValidation = (value, options) =>
  blocks(value, { ...options, filterOptions: undefined })

const SLUGS = siteBlocks.map(({ slug }) => slug)

const LAYOUT = '/src/components/theme/Layout/Layout#Layout'

/** The blocks of a page. They are referenced by slug so that the client configuration contains each block only once. */
export const layoutField = (overrides: Partial<BlocksField> = {}): BlocksField => ({
  name: 'layout',
  type: 'blocks',
  admin: { components: { Field: LAYOUT }, initCollapsed: true },
  blockReferences: SLUGS as BlockSlug[],
  blocks: [],
  filterOptions: offeredBlocks(SLUGS),
  label: 'Content',
  labels: { plural: 'Blocks', singular: 'Block' },
  maxRows: 60,
  validate: validateKeptBlocks,
  ...overrides,
})
