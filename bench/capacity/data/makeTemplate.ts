import { randomUUID } from 'node:crypto'
import { createLocalReq, getPayload, type CollectionSlug, type Payload, type PayloadRequest } from 'payload'
import config from '../../../payload.config'
import { registryOf } from '../../../src/access/registryOf'
import { bulkTarget } from '../../../src/collections/hooks/bulk'
import { writeDocuments } from '../../../src/database/bulk/writeDocuments'
import { EDITOR, PASSWORD } from '../../data/people'
import { AGENCY, DOMAIN_TOKEN, SUPER_ADMIN } from '../people'
import { isDraft, templateDocuments } from './templateDocuments'

// A program of its own: makes one site, as a person would who saves each document twice, and says which it is, as JSON.

/** The site that all others are copies of. */
export interface Template {
  id: string
  /** Ids of some of its documents. */
  events: string[]
  pages: string[]
  picture: string
}

async function makeTemplate(payload: Payload): Promise<Template> {
  const make = async (collection: string, data: object): Promise<string> =>
    String((await payload.create({ collection: collection as 'pages', data: data as never, overrideAccess: true })).id)
  const person = (email: string, more: object = {}) =>
    make('users', { email, emailVerified: true, firstName: 'Sam', lastName: 'Whitcombe', password: PASSWORD, ...more })
  const owner = await person('owner@riverside.test')
  const editor = await person(EDITOR)
  const viewer = await person('viewer@riverside.test')
  await person(SUPER_ADMIN, { roles: ['super-admin'] })
  const organisation = await make('collaborators', { name: 'An agency' })
  await person(AGENCY, { organisation })
  const plan = await make('plans', {
    additional_locales: 3,
    custom_domains: true,
    name: 'Plus',
    staff_seats: 10,
    ticketing_integrations: true,
  })
  const apps = [await make('apps', { name: 'Spektrix', category: 'ticketing', handle: 'spektrix' })]
  const tenant = await make('tenants', {
    domains: [
      { domain: 'www.riverside.example', isPrimary: true, sslStatus: 'active', status: 'active', token: DOMAIN_TOKEN },
    ],
    installedApps: apps,
    languages: ['en', 'cy'],
    name: 'Riverside',
    owner,
    plan,
    publishedLanguages: ['en'],
    slug: 'riverside',
    timezone: 'Europe/London',
  })
  const userRole = await make('user-roles', { permissions: everythingOf(payload), tenant, title: 'Content editor' })
  await make('memberships', { role: 'staff', tenant, user: editor, userRole })
  await make('memberships', { role: 'tenant-viewer', tenant, user: viewer })
  await make('access-requests', { organisation, status: 'approved', tenant, userRole })
  return { id: tenant, ...(await fill(payload, tenant, await actor(payload, editor))) }
}

async function fill(payload: Payload, tenant: string, req: PayloadRequest): Promise<Omit<Template, 'id'>> {
  const made = new Map<string, string>()
  const known = (data: object): object =>
    JSON.parse(
      JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? (made.get(value) ?? value) : value)),
    ) as object
  const types = templateDocuments(randomUUID)
  for (const [type, documents] of types) {
    // Pictures are rows only: no figure opens a file.
    if (type === 'media') await writeDocuments(bulkTarget(payload, tenant, 'en'), type, documents)
    else
      for (const [index, { data, id }] of documents.entries()) {
        const collection = type as 'pages'
        const draft = isDraft(type, index, documents.length)
        const _status = draft ? 'draft' : 'published'
        const as = { collection, depth: 0, draft, overrideAccess: true, req }
        const document = await payload.create({ ...as, data: { ...known(data), _status, tenant } as never })
        made.set(id, document.id)
        await payload.update({ ...as, id: document.id, data: { ...known(data), _status } as never })
      }
  }
  const idsOf = (wanted: CollectionSlug): string[] =>
    types.find(([type]) => type === wanted)![1].map(({ id }) => made.get(id) ?? id)
  return { events: idsOf('events'), pages: idsOf('pages'), picture: idsOf('media')[0]! }
}

async function actor(payload: Payload, id: string): Promise<PayloadRequest> {
  const user = await payload.findByID({ id, collection: 'users', overrideAccess: true })
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

const everythingOf = (payload: Payload): Record<string, true> =>
  Object.fromEntries([...registryOf(payload).keys].filter((key) => !key.startsWith('roles')).map((key) => [key, true]))

const payload = await getPayload({ config })
console.log(JSON.stringify(await makeTemplate(payload)))
process.exit(0)
