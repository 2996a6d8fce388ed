import type { Field } from 'payload'
import { sanitizeHtml } from '../../lib/html/sanitizeHtml'

/** A text field with basic HTML. All other markup is removed on save. */
export const htmlField = (name: string): Field => ({
  name,
  type: 'textarea',
  admin: { description: 'HTML: paragraphs, lists, links' },
  hooks: {
    beforeChange: [({ value }: { value?: unknown }) => (typeof value === 'string' ? sanitizeHtml(value) : value)],
  },
  maxLength: 10_000,
})
