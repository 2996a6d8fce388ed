import type { Payload } from 'payload'
import { registryOf } from '@/access/registryOf'
import { PASSWORD, signIn, type Client } from './client'
import type { TestApp } from './boot'
import { spend } from './spend'
import { hashAccountPassword, type StoredPassword } from '@/lib/crypto/accountPasswords'

export type RoleName = 'admin' | 'collaborator' | 'editor' | 'nobody' | 'owner' | 'viewer'

/** Two isolated theatres, with users in every role. */
export interface World {
  a: string
  b: string
  users: Record<string, string>
  /**
   * Signed-in clients by name: `owner-a`, `editor-a`, `viewer-a`, `admin-a`, `editor-b`, `both`, `super`, `stranger`.
   */
  clients: Record<string, Client>
}

/** Creates two tenants and their users in an empty database. */
export const makeWorld = (app: TestApp): Promise<World> => spend('world', () => fill(app))

async function fill(app: TestApp): Promise<World> {
  const { payload } = app
  const users: Record<string, string> = {}
  const plan = await create(payload, 'plans', {
    name: 'Everything',
    staff_seats: -1,
    additional_locales: -1,
    custom_domains: true,
    ticketing_integrations: true,
    custom_themes: true,
    custom_liquid_block: true,
    ai_chat: true,
  })
  for (const name of [
    'owner-a',
    'admin-a',
    'editor-a',
    'viewer-a',
    'owner-b',
    'editor-b',
    'viewer-b',
    'both',
    'stranger',
    'super',
    'studio',
  ]) {
    users[name] = await create(payload, 'users', {
      email: `${name}@test.example`,
      emailVerified: true,
      firstName: name,
      password: PASSWORD,
      roles: name === 'super' ? ['super-admin'] : [],
    })
  }
  const a = await create(payload, 'tenants', {
    languages: ['en', 'cy'],
    name: 'Theatre A',
    owner: users['owner-a'],
    plan,
    publishedLanguages: ['en'],
    slug: 'a',
    timezone: 'Europe/London',
  })
  const b = await create(payload, 'tenants', {
    languages: ['en'],
    name: 'Theatre B',
    owner: users['owner-b'],
    plan,
    publishedLanguages: ['en'],
    slug: 'b',
    timezone: 'America/New_York',
  })
  const permissions = contentPermissions(payload)
  const role = async (tenant: string, title: string, granted: Record<string, true>) =>
    create(payload, 'user-roles', { permissions: granted, tenant, title })
  const editorA = await role(a, 'Content editor', permissions)
  const editorB = await role(b, 'Content editor', permissions)
  const member = (tenant: string, user: string, kind: string, userRole?: string) =>
    create(payload, 'memberships', { role: kind, tenant, user: users[user], userRole })
  await member(a, 'admin-a', 'tenant-admin')
  await member(a, 'editor-a', 'staff', editorA)
  await member(a, 'viewer-a', 'tenant-viewer')
  await member(b, 'editor-b', 'staff', editorB)
  await member(b, 'viewer-b', 'tenant-viewer')
  await member(a, 'both', 'tenant-admin')
  await member(b, 'both', 'staff', await role(b, 'Pages reader', { 'pages:view': true }))
  const organisation = await create(payload, 'collaborators', { name: 'A studio' })
  await payload.update({ id: users.studio!, collection: 'users', data: { organisation } })
  await create(payload, 'access-requests', { organisation, status: 'approved', tenant: a, userRole: editorA })
  const clients: Record<string, Client> = {}
  for (const name of Object.keys(users)) clients[name] = await signIn(app, `${name}@test.example`)
  return { a, b, clients, users }
}

/** All permissions except deleting, for every content group, like the demo's "Content editor". */
export function contentPermissions(payload: Payload): Record<string, true> {
  const groups = registryOf(payload).groups.filter((group) => group.name !== 'settings')
  return Object.fromEntries(
    groups.flatMap(({ permissions }) =>
      permissions
        .map(({ key }) => key)
        .filter((key) => !key.endsWith(':delete'))
        .map((key) => [key, true as const]),
    ),
  )
}

let stored: Promise<StoredPassword> | undefined

/**
 * Creates a user with the shared test password, which is hashed once per test file because hashing is slow by design.
 */
async function createUser(payload: Payload, { password: _, ...data }: Record<string, unknown>): Promise<string> {
  const doc = await payload.db.create({
    collection: 'users',
    data: { ...data, ...(await (stored ??= hashAccountPassword(PASSWORD))) },
  })
  return String(doc.id)
}

/** Creates a document without access control, like a migration. @returns its id */
export async function create(payload: Payload, collection: string, data: Record<string, unknown>): Promise<string> {
  if (collection === 'users' && data.password === PASSWORD) return createUser(payload, data)
  const doc = await payload.create({ collection: collection as 'pages', data: data as never, overrideAccess: true })
  return String(doc.id)
}
