import type { Field, PayloadRequest } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { safeHref } from '@/lib/site/addresses'

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
    validate: validateWebAddress,
  },
]

/** Accepts an empty value, a path on this site, or anything that `isWebAddress` accepts. */
export function validateSiteOrWebAddress(value: unknown, { req }: { req: PayloadRequest }): string | true {
  const isPath = typeof value === 'string' && /^\/(?!\/)\S*$/.test(value) && safeHref(value) !== null
  return isPath || isWebAddress(value) || translatorOf(req.i18n)('validationSiteOrWebAddress')
}

/** Accepts what `isWebAddress` accepts. */
export const validateWebAddress = (value: unknown, { req }: { req: PayloadRequest }): string | true =>
  isWebAddress(value) || translatorOf(req.i18n)('validationWebAddress')

/** Accepts an empty value, a web URL, an email address or a telephone number, but no script URLs. */
export function isWebAddress(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'string' && /^(https?:\/\/|mailto:|tel:)\S+$/i.test(value) && safeHref(value) !== null
}
