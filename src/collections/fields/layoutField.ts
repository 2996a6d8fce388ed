import type { BlocksField } from 'payload'
import { siteBlocks } from '../blocks'

/** The blocks that a page is built from. */
export const layoutField = (more: Partial<BlocksField> = {}): BlocksField => ({
  name: 'layout',
  type: 'blocks',
  admin: { initCollapsed: true },
  blocks: siteBlocks,
  label: 'Content',
  maxRows: 60,
  ...more,
})
