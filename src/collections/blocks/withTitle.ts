import type { Block } from 'payload'

const TITLE = '/src/components/document/RowTitle/BlockTitle#BlockTitle'

/**
 * Labels a block row with its content instead of a name that users would have to enter. Blocks with a label of their
 * own keep it.
 */
export const withTitle = (block: Block): Block => (block.admin?.components?.Label ? block : addTitle(block))

const addTitle = (block: Block): Block => ({
  ...block,
  admin: {
    ...block.admin,
    components: {
      ...block.admin?.components,
      Label: { path: TITLE, serverProps: { label: block.labels?.singular ?? block.slug } },
    },
  },
})
