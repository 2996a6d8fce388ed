import type { Block } from 'payload'
import { richText } from '@/collections/fields/richText'

export const faq: Block = {
  slug: 'faq',
  fields: [
    { name: 'heading', type: 'text', localized: true, maxLength: 120 },
    {
      name: 'questions',
      type: 'array',
      fields: [
        { name: 'question', type: 'text', localized: true, maxLength: 200, required: true },
        richText('answer', { required: true }),
      ],
      minRows: 1,
    },
  ],
  interfaceName: 'FaqBlock',
  labels: { plural: 'Questions', singular: 'Questions and answers' },
}
