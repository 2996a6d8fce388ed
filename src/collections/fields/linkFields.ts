import type { Field } from 'payload'

/** A link: to a document of the site, or to an address. */
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

/** Accepts nothing, an address on this site or one of those that `isWebAddress` accepts. */
export function isSiteOrWebAddress(value: unknown): string | true {
  return typeof value === 'string' && /^\/(?!\/)\S*$/.test(value) ? true : isWebAddress(value)
}

/** Accepts nothing, a web address, a mail address or a telephone number. Never a script. */
export function isWebAddress(value: unknown): string | true {
  if (value === null || value === undefined || value === '') return true
  return (
    (typeof value === 'string' && /^(https?:\/\/|mailto:|tel:)\S+$/i.test(value)) ||
    'An address that starts with https://, mailto: or tel:'
  )
}
