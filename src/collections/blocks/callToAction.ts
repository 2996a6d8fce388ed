import type { Block } from 'payload'
import { linkFields } from '@/collections/fields/linkFields'

export const callToAction: Block = {
  slug: 'callToAction',
  fields: [
    { name: 'heading', type: 'text', localized: true, maxLength: 120, required: true },
    { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'links', type: 'array', fields: linkFields(), maxRows: 2, minRows: 1 },
  ],
  interfaceName: 'CallToActionBlock',
  labels: { plural: 'Calls to action', singular: 'Call to action' },
}
