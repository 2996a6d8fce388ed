import type { CollectionSlug, Payload, Where } from 'payload'
import { registryOf } from '@/access/registryOf'
import { readApps, readTenants, readUsers } from './reading/kinds'
import { readEntries } from './reading/readData'
import * as schemas from './reading/schemas'
import { keyFieldsOf, keyOf } from './writing/naturalKeys'
import { readPicture } from './writing/picture'
import { resolveFields } from './writing/resolve'
import type { SeedContext } from './writing/seeding'
import { inLanguage } from './writing/translated'

/**
 * Creates a document unless one with these key fields exists.
 * @param key fields that identify it
 * @returns its id
 */
async function ensureDocument(
  payload: Payload,
  collection: CollectionSlug,
  key: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Promise<string> {
  const where: Where = { and: Object.entries(key).map(([field, value]) => ({ [field]: { equals: value } })) }
  // The seed runs before any user exists, so access control does not apply, here and below.
  const { docs } = await payload.find({
    collection,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    pagination: false,
    where,
  })
  if (docs[0]) return String(docs[0].id)
  const doc = await payload.create({ collection, data: { ...key, ...more }, depth: 0, overrideAccess: true })
  return String(doc.id)
}

/** A picture of an account, tenant or app. */
interface Avatar {
  /** Of the document that it belongs to. */
  id: string
  alt: string
  collection: 'apps' | 'tenants' | 'users'
  field: 'avatar' | 'logo'
  /** Its file in the pictures of the platform. */
  picture: string
  tenant?: string
}

/** Adds a picture to a document, unless it already has one. */
async function addAvatar(payload: Payload, { id, alt, collection, field, picture, tenant }: Avatar): Promise<void> {
  // The seed runs before any user exists, so access control does not apply. The same holds below.
  const owner: Partial<Record<string, unknown>> = {
    ...(await payload.findByID({ id, collection, depth: 0, overrideAccess: true })),
  }
  if (owner[field]) return
  const file = await readPicture('platform', picture, `${alt}.png`)
  const avatar = await payload.create({ collection: 'avatars', data: { alt, tenant }, file, overrideAccess: true })
  await payload.update({ id, collection, data: { [field]: avatar.id }, overrideAccess: true })
}

/** The password of every demo account. It is printed at start-up and listed in the README. */
const DEMO_PASSWORD = 'callboard-demo'

type Entry = Record<string, unknown>

/** Writes entries that do not exist yet. @returns the ids of all, in their order */
type Write = (collection: CollectionSlug, entries: readonly Entry[]) => Promise<string[]>

/** Seeds plans, apps, organisations, accounts, tenants, roles and memberships. @returns the ids of tenants by slug */
export async function seedPlatform(seeding: Pick<SeedContext, 'now' | 'payload'>): Promise<Map<string, string>> {
  const { payload } = seeding
  const ids = new Map<string, string>()
  const write: Write = async (collection, entries) => {
    const written: string[] = []
    for (const entry of entries) {
      const key = keyOf(collection, entry)
      const id = await ensureEntry(seeding, ids, collection, entry)
      ids.set(`${collection}/${key}`, id)
      written.push(id)
    }
    return written
  }
  const plain = (collection: CollectionSlug) => write(collection, readEntries('platform', collection, schemas.entry))
  await plain('plans')
  await writeApps(payload, write)
  await plain('collaborators')
  await writeUsers(payload, write)
  const tenants = await writeTenants(payload, write)
  await write('user-roles', readRoles(payload))
  for (const collection of ['memberships', 'access-requests', 'invite-tokens', 'notices'] as const)
    await plain(collection)
  return tenants
}

async function ensureEntry(
  { now, payload }: Pick<SeedContext, 'now' | 'payload'>,
  ids: ReadonlyMap<string, string>,
  collection: CollectionSlug,
  { password, ...entry }: Entry,
): Promise<string> {
  const resolver = {
    clock: { now, zone: 'utc' },
    id: (target: string, key: string) => {
      const id = ids.get(`${target}/${key}`)
      if (!id) throw new Error(`The demo has no document "${key}" in ${target}. Write it before referring to it.`)
      return id
    },
    payload,
  }
  const resolved = resolveFields(payload.collections[collection].config.flattenedFields, entry, resolver)
  const data = inLanguage(resolved, 'en', `${collection}/${keyOf(collection, entry)}`)
  const isKey = (name: string) => keyFieldsOf(collection).includes(name)
  const part = (wanted: boolean) => Object.fromEntries(Object.entries(data).filter(([name]) => isKey(name) === wanted))
  return ensureDocument(payload, collection, part(true), {
    ...part(false),
    ...(password !== undefined && { password }),
  })
}

async function writeApps(payload: SeedContext['payload'], write: Write): Promise<void> {
  for (const { logo, ...app } of readApps()) {
    const [id] = await write('apps', [app])
    if (id)
      await addAvatar(payload, { id, alt: `Logo of ${app.name}`, collection: 'apps', field: 'logo', picture: logo })
  }
}

async function writeUsers(payload: SeedContext['payload'], write: Write): Promise<void> {
  for (const { avatar, ...user } of readUsers()) {
    const displayName = `${user.firstName} ${user.lastName}`
    const [id] = await write('users', [{ displayName, emailVerified: true, password: DEMO_PASSWORD, ...user }])
    if (id && avatar)
      await addAvatar(payload, { id, alt: displayName, collection: 'users', field: 'avatar', picture: avatar })
  }
}

async function writeTenants(payload: SeedContext['payload'], write: Write): Promise<Map<string, string>> {
  const tenants = new Map<string, string>()
  for (const { avatar, ...tenant } of readTenants()) {
    const [id] = await write('tenants', [tenant])
    if (!id) continue
    tenants.set(tenant.slug, id)
    const alt = `${tenant.name} logo`
    if (avatar)
      await addAvatar(payload, { id, alt, collection: 'tenants', field: 'avatar', picture: avatar, tenant: id })
  }
  return tenants
}

const readRoles = (payload: SeedContext['payload']): Entry[] =>
  readEntries('platform', 'user-roles', schemas.role).map(({ permissions, ...role }) => ({
    ...role,
    permissions: Object.fromEntries(
      (permissions === schemas.EVERYTHING ? editorPermissions(payload) : permissions).map((key) => [key, true]),
    ),
  }))

const editorPermissions = (payload: SeedContext['payload']): string[] =>
  registryOf(payload)
    .groups.filter(({ name }) => name !== 'settings')
    .flatMap(({ permissions }) => permissions.map(({ key }) => key))
    .filter((key) => !key.endsWith(':delete'))
