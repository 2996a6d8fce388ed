import type { Block } from 'payload'

export const form: Block = {
  slug: 'form',
  fields: [
    { name: 'heading', type: 'text', localized: true, maxLength: 120 },
    { name: 'form', type: 'relationship', relationTo: 'forms', required: true },
  ],
  interfaceName: 'FormBlock',
  labels: { plural: 'Forms', singular: 'Form' },
}
