import type { Block } from 'payload'

const TITLE = '/src/components/document/RowTitle/BlockTitle#BlockTitle'

/** Shows in the head of a block what is written in it, in place of a name that somebody would have to think of. One that has a head of its own keeps it. */
export const withTitle = (block: Block): Block => (block.admin?.components?.Label ? block : titled(block))

const titled = (block: Block): Block => ({
  ...block,
  admin: {
    ...block.admin,
    components: {
      ...block.admin?.components,
      Label: { path: TITLE, serverProps: { label: block.labels?.singular ?? block.slug } },
    },
  },
})
