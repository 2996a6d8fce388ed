import type { Block } from 'payload'

export const quote: Block = {
  slug: 'quote',
  fields: [
    { name: 'quote', type: 'textarea', localized: true, maxLength: 600, required: true },
    { name: 'source', type: 'text', localized: true, maxLength: 160 },
    { name: 'stars', type: 'number', max: 5, min: 1 },
  ],
  interfaceName: 'QuoteBlock',
  labels: { plural: 'Quotes', singular: 'Quote' },
}
