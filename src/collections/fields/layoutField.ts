import type { BlockSlug, BlocksField } from 'payload'
import { siteBlocks } from '../blocks'

/** The blocks that a page is built from, by name: a page of the admin then carries each of them once. */
export const layoutField = (more: Partial<BlocksField> = {}): BlocksField => ({
  name: 'layout',
  type: 'blocks',
  admin: { initCollapsed: true },
  blockReferences: siteBlocks.map(({ slug }) => slug) as BlockSlug[],
  blocks: [],
  label: 'Content',
  maxRows: 60,
  ...more,
})
