import type { BlockSlug, BlocksField } from 'payload'
import { siteBlocks } from '@/collections/blocks'
import { validateKeptBlocks, offeredBlocks } from '@/collections/blocks/offeredBlocks'

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
