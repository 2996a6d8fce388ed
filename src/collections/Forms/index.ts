import { defineContentType } from '../defineContentType'
import { richText } from '../fields/richText'
import { FORMS } from '../groups'
import { formFieldBlocks } from './formFieldBlocks'

export const forms = defineContentType({
  slug: 'forms',
  description: 'Enquiries, auditions, volunteers: what visitors send you.',
  fields: [
    { name: 'fields', type: 'blocks', blocks: formFieldBlocks, label: 'Questions', maxRows: 40 },
    { name: 'submitLabel', type: 'text', defaultValue: 'Send', localized: true, maxLength: 40 },
    richText('confirmation', { label: 'Shown after sending' }),
    {
      name: 'notify',
      type: 'text',
      admin: { description: 'Addresses of staff who get a mail for each answer' },
      hasMany: true,
      maxRows: 5,
      validate: areAddresses,
    },
    { name: 'answers', type: 'join', admin: { allowCreate: false, defaultColumns: ['createdAt'] }, collection: 'form-submissions', on: 'form' },
  ],
  group: FORMS,
  heading: 'Site',
  icon: 'ListChecks',
  labels: { plural: 'Forms', singular: 'Form' },
  searchPriority: 15,
  section: 'website',
})

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/

function areAddresses(value: unknown): string | true {
  const all: unknown[] = Array.isArray(value) ? value : []
  return all.every((one) => typeof one === 'string' && ADDRESS.test(one)) || 'Addresses like box.office@example.org'
}
