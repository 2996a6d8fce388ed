import type { Field, FieldHook, PayloadRequest } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { completeAddress } from '@/lib/content/richText/textAddress'
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
    admin: { condition: (_, sibling) => sibling?.kind === 'address', placeholder: '/ https://' },
    hooks: ADDRESS_HOOKS,
    validate: validateSiteOrWebAddress,
  },
]

/** Completes an address as rich text does, but for `//other.example`, which fields refuse. */
export const completeFieldAddress = (value: string): string =>
  /^\s*\/\//.test(value) ? value.trim() : completeAddress(value)

const completeValue: FieldHook = ({ value }) => (typeof value === 'string' ? completeFieldAddress(value) : value)

/** For every field that holds a link target. Forms validate before these run, so validation completes the address, too. */
export const ADDRESS_HOOKS = { beforeValidate: [completeValue] }

/** Accepts an empty value, a path on this site, or anything that `isWebAddress` accepts. */
export function validateSiteOrWebAddress(value: unknown, { req }: { req: PayloadRequest }): string | true {
  const path = typeof value === 'string' ? completeFieldAddress(value) : ''
  const isPath = /^\/(?!\/)\S*$/.test(path) && safeHref(path) !== null
  return isPath || isWebAddress(value) || translatorOf(req.i18n)('validationSiteOrWebAddress')
}

/** Accepts what `isWebAddress` accepts. */
export const validateWebAddress = (value: unknown, { req }: { req: PayloadRequest }): string | true =>
  isWebAddress(value) || translatorOf(req.i18n)('validationWebAddress')

/** Accepts an empty value, and what completes to a web URL, an email address or a telephone number: no script URLs. */
export function isWebAddress(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  const address = typeof value === 'string' ? completeFieldAddress(value) : ''
  return /^(https?:\/\/|mailto:|tel:)\S+$/i.test(address) && safeHref(address) !== null
}
