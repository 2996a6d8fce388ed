import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type TextFieldSingleValidation,
} from 'payload'
import { tenantOfForm } from '@/access/tenants'
import { formatSource, parseSource } from '@/lib/site/redirectSource'
import { translatorOf } from '@/i18n/translator'
import { idOf, isUuid } from '@/lib/values'
import { dbOf } from '@/database/connections'
import { lockValue } from '@/database/transactions'
import { defineContentType } from '@/collections/defineContentType'
import { onlyInLists } from '@/collections/fields/hideFromLists'
import { ADDRESS_HOOKS, completeFieldAddress, validateSiteOrWebAddress } from '@/collections/fields/linkFields'
import { checkSourceForm, findSourceProblem, findTargetProblem, isPlainSelf, redirectSiteOf } from './checkRedirect'
import type { RedirectStep } from './followRedirects'

const TARGET = '/src/components/document/Redirects/TargetCell#TargetCell'

/** Stores the source in its one way to write it, and names the redirect after it. */
const normalizeSource: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data
  if (typeof data.from === 'string') {
    const source = parseSource(data.from)
    if (!('problem' in source)) data.from = formatSource(source)
  }
  data.title = data.from ?? originalDoc?.from ?? data.title
  return data
}

/** What is checked of a redirect. Values that the fields will refuse count as none; without an id it is new. */
const stepOf = (data: Partial<RedirectStep>, id: unknown): RedirectStep => ({
  from: typeof data.from === 'string' ? data.from : '',
  id: typeof id === 'string' ? id : 'new',
  permanent: data.permanent,
  to: isUuid(idOf(data.to?.value)) ? data.to : null,
  toAddress: data.toAddress,
})

/** Refuses to publish a redirect that cannot work: whatever publishes it, and whatever else was published since. */
const refuseUseless: CollectionBeforeChangeHook = async ({ collection, context, data, originalDoc, req }) => {
  const tenant = idOf(data.tenant ?? originalDoc?.tenant)
  const isRestoredAsDraft = context.isRestoringVersion === true && String(req.query?.draft) === 'true'
  if (data._status !== 'published' || data.deletedAt || isRestoredAsDraft || !tenant) return data
  const site = await redirectSiteOf(req, tenant)
  if (!site) return data
  const step = stepOf({ ...originalDoc, ...data }, originalDoc?.id)
  await oneByOne(req, async (accepted) => {
    // Two redirects that are published at the same moment could make a loop, or start at the same address.
    await lockValue(await dbOf(req), 'redirects', tenant)
    const others = [...accepted.values()]
    const problem =
      (await findSourceProblem(req, site, step, others)) ?? (await findTargetProblem(req, site, step, others))
    if (problem) throw new ValidationError({ collection: collection.slug, errors: [problem] })
    if (originalDoc?.id) accepted.set(step.id, step)
  })
  return data
}

type Accepted = Map<string, RedirectStep>

const operations = new WeakMap<object, { accepted: Accepted; last: Promise<unknown> }>()

/**
 * Payload changes the documents of a list side by side in one transaction, so that none sees the others. This checks
 * them one after the other.
 * @param check receives the redirects of the operation that were accepted, by id
 */
async function oneByOne(req: object, check: (accepted: Accepted) => Promise<void>): Promise<void> {
  const operation = operations.get(req) ?? { accepted: new Map(), last: Promise.resolve() }
  operations.set(req, operation)
  const checked = operation.last.then(() => check(operation.accepted))
  operation.last = checked.catch(() => undefined)
  await checked
}

/** Reports on the field, while the user types, what `refuseUseless` would refuse. */
const validateFrom: TextFieldSingleValidation = async (value, { data, event, id, req }) => {
  const problem = checkSourceForm(req, value)
  if (problem !== true || event !== 'onChange') return problem
  const tenant = await tenantOfForm(req, data)
  const site = tenant && (await redirectSiteOf(req, tenant))
  return (site && (await findSourceProblem(req, site, stepOf({ from: value ?? '' }, id)))?.message) || true
}

/** The same for the target. An empty one is reported when the redirect is published. */
const validateToAddress: TextFieldSingleValidation = async (typed, { data, event, id, req }) => {
  const value = typed && completeFieldAddress(typed)
  const problem = validateSiteOrWebAddress(value, { req })
  const step = stepOf({ ...data, toAddress: value }, id)
  if (problem !== true || !value || step.to) return problem
  if (isPlainSelf(step.from, value)) return translatorOf(req.i18n)('validationRedirectSelf')
  const tenant = await tenantOfForm(req, data)
  const site = event === 'onChange' && tenant ? await redirectSiteOf(req, tenant) : null
  return (site && (await findTargetProblem(req, site, step))?.message) || true
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
      validate: validateFrom,
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
      hooks: ADDRESS_HOOKS,
      validate: validateToAddress,
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
  hooks: { beforeChange: [refuseUseless], beforeValidate: [normalizeSource] },
  icon: 'CornerUpRight',
  isSearchable: ({ automatic }) => automatic !== true,
  labels: { plural: 'Redirects', singular: 'Redirect' },
  searchPriority: 10,
  section: 'website',
  slugScope: false,
})
