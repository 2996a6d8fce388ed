import type { Block } from 'payload'

export const reusable: Block = {
  slug: 'reusable',
  fields: [{ name: 'content', type: 'relationship', relationTo: 'reusable-content', required: true }],
  interfaceName: 'ReusableBlock',
  labels: { plural: 'Reusable content', singular: 'Reusable content' },
}
