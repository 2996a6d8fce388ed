import type { BlockSlug, BlocksField } from 'payload'
import { siteBlocks } from '../blocks'
import { keptBlocks, offeredBlocks } from '../blocks/offeredBlocks'

const SLUGS = siteBlocks.map(({ slug }) => slug)

const LAYOUT = '/src/components/theme/Layout/Layout#Layout'

/** The blocks that a page is built from, by name: a page of the admin then carries each of them once. */
export const layoutField = (more: Partial<BlocksField> = {}): BlocksField => ({
  name: 'layout',
  type: 'blocks',
  admin: { components: { Field: LAYOUT }, initCollapsed: true },
  blockReferences: SLUGS as BlockSlug[],
  blocks: [],
  filterOptions: offeredBlocks(SLUGS),
  label: 'Content',
  labels: { plural: 'Blocks', singular: 'Block' },
  maxRows: 60,
  validate: keptBlocks,
  ...more,
})
