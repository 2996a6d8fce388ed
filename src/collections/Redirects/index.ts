import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { idOf } from '../../lib/values'
import { dbOf } from '../../database/connections'
import { lockValue } from '../../database/transactions'
import { translatorOf } from '../../i18n/translator'
import { defineContentType } from '../defineContentType'
import { onlyInLists } from '../fields/hideFromLists'
import { validateSiteOrWebAddress } from '../fields/linkFields'
import { countStored } from '@/database/documents/stored'

const TARGET = '/src/components/document/Redirects/TargetCell#TargetCell'

/** Names a redirect after its source path. */
const nameByOrigin: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (data) data.title = data.from ?? originalDoc?.from ?? data.title
  return data
}

/** Rejects a second published redirect from the same path, as only the first would take effect. */
const rejectDuplicate: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const tenant = idOf(data.tenant ?? originalDoc?.tenant)
  if (data._status !== 'published' || data.deletedAt || !tenant || typeof data.from !== 'string') return data
  // A trailing slash makes no difference.
  const address = data.from.replace(/\/+$/, '')
  await lockValue(await dbOf(req), 'redirect', tenant, address)
  const { totalDocs } = await countStored(req, {
    collection: 'redirects',
    where: {
      and: [
        { tenant: { equals: tenant } },
        { from: { in: [address, `${address}/`] } },
        { _status: { equals: 'published' } },
        { deletedAt: { exists: false } },
        { id: { not_equals: originalDoc?.id ?? null } },
      ],
    },
  })
  if (totalDocs > 0)
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ message: translatorOf(req.i18n)('redirectTaken'), path: 'from' }],
    })
  return data
}

export const redirects = defineContentType({
  slug: 'redirects',
  columns: ['to', 'permanent', 'updatedAt'],
  description: 'Send visitors from old addresses to new ones.',
  fields: [
    { name: 'title', type: 'text', admin: onlyInLists, maxLength: 300 },
    {
      name: 'from',
      type: 'text',
      admin: { description: 'Address on this site, for example /spring-season' },
      index: true,
      required: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (typeof value === 'string' && /^\/[^\s?#]*$/.test(value)) || translatorOf(req.i18n)('validationPath'),
    },
    {
      name: 'to',
      type: 'relationship',
      admin: { components: { Cell: TARGET } },
      label: 'Leads to',
      // `withRedirectTargets` adds all other types with addresses.
      relationTo: ['pages', 'events', 'posts'],
    },
    {
      name: 'toAddress',
      type: 'text',
      admin: { description: 'If the page is not on this site' },
      label: 'Or to an address',
      validate: validateSiteOrWebAddress,
    },
    { name: 'permanent', type: 'checkbox', defaultValue: true },
    {
      // Made when an address changed, and deleted when a document takes the address again. Whoever saves it adopts it.
      name: 'automatic',
      type: 'checkbox',
      admin: { disableBulkEdit: true, hidden: true },
      defaultValue: false,
      hooks: { beforeValidate: [() => false] },
    },
  ],
  heading: 'Site',
  hooks: { beforeChange: [rejectDuplicate], beforeValidate: [nameByOrigin] },
  icon: 'CornerUpRight',
  labels: { plural: 'Redirects', singular: 'Redirect' },
  searchPriority: 10,
  section: 'website',
  slugScope: false,
})
