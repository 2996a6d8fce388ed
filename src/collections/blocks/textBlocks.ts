import type { Block } from 'payload'
import { richText } from '@/collections/fields/richText'
import { linkFields } from '@/collections/fields/linkFields'

export const text: Block = {
  slug: 'text',
  fields: [richText('content', { required: true })],
  interfaceName: 'TextBlock',
  labels: { plural: 'Texts', singular: 'Text' },
}

export const columns: Block = {
  slug: 'columns',
  fields: [
    {
      name: 'columns',
      type: 'array',
      fields: [
        { name: 'heading', type: 'text', localized: true, maxLength: 120 },
        richText('content'),
        { name: 'image', type: 'upload', relationTo: 'media' },
      ],
      maxRows: 4,
      minRows: 2,
    },
  ],
  interfaceName: 'ColumnsBlock',
  labels: { plural: 'Columns', singular: 'Columns' },
}

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
