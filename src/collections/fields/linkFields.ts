import type { Field } from 'payload'

/** The fields of a link to a document of the site or to a URL. */
export const linkFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      { name: 'label', type: 'text', localized: true, maxLength: 80, required: true },
      {
        name: 'kind',
        type: 'select',
        defaultValue: 'document',
        options: [
          { label: 'A page or event of this site', value: 'document' },
          { label: 'A web address', value: 'address' },
        ],
      },
    ],
  },
  {
    name: 'document',
    type: 'relationship',
    admin: { condition: (_, sibling) => sibling?.kind !== 'address' },
    relationTo: ['pages', 'events', 'posts'],
  },
  {
    name: 'address',
    type: 'text',
    admin: { condition: (_, sibling) => sibling?.kind === 'address', placeholder: 'https://' },
    validate: isWebAddress,
  },
]

/** Accepts an empty value, a path on this site, or anything that `isWebAddress` accepts. */
export function isSiteOrWebAddress(value: unknown): string | true {
  return typeof value === 'string' && /^\/(?!\/)\S*$/.test(value) ? true : isWebAddress(value)
}

/** Accepts an empty value, a web URL, an email address or a telephone number, but no script URLs. */
export function isWebAddress(value: unknown): string | true {
  if (value === null || value === undefined || value === '') return true
  return (
    (typeof value === 'string' && /^(https?:\/\/|mailto:|tel:)\S+$/i.test(value)) ||
    'An address that starts with https://, mailto: or tel:'
  )
}
