import { isDeepStrictEqual } from 'node:util'
import type { BasePayload, Where } from 'payload'
import { findStored } from '@/exports/server'
import { permissionKey } from '@/exports/shared'
import { type Verb } from '@/access/permissions'
import { registryOf } from '@/access/registryOf'
import { createStored, updateStored, type Source } from '@/database/documents/stored'
import type { Scene } from '../scene'

/** Nobody signs in with these: they have no password, and mail to `.invalid` reaches nobody. */
const DOMAIN = 'canary.invalid'

/** What the roles of staff may do with every kind of content. */
const VERBS = {
  author: ['view', 'manage'],
  editor: ['view', 'manage', 'publish'],
  remover: ['delete'],
} satisfies Record<string, Verb[]>

/** Finds or creates an account of the canary. @returns its id */
export async function plantUser(req: Source, name: string, site: string): Promise<string> {
  const email = `${name}@${site}.${DOMAIN}`
  const found = await findStored(req, { collection: 'users', where: { email: { equals: email } } })
  const user =
    found ??
    (await createStored(req, {
      collection: 'users',
      data: { email, emailVerified: true, firstName: 'Canary', internal: true, lastName: name, roles: [] },
    }))
  return String(user.id)
}

interface Site {
  ownerId: string
  slug: string
  tenantId: string
}

/** Finds or creates the people of a site, each in one role. */
export async function plantPeople(
  payload: BasePayload,
  { ownerId, slug, tenantId }: Site,
): Promise<Omit<Scene['people'], 'both'>> {
  const member = async (name: string, role: string, verbs?: Verb[]): Promise<string> => {
    const user = await plantUser({ payload }, name, slug)
    const userRole = verbs && (await plantRole(payload, { name, tenantId, verbs }))
    await plantMember(payload, { role, tenantId, user, userRole })
    return user
  }
  return {
    admin: await member('admin', 'tenant-admin'),
    author: await member('author', 'staff', VERBS.author),
    editor: await member('editor', 'staff', VERBS.editor),
    outsider: await plantUser({ payload }, 'outsider', slug),
    owner: ownerId,
    remover: await member('remover', 'staff', VERBS.remover),
    viewer: await member('viewer', 'tenant-viewer'),
  }
}

/** Finds or creates somebody who manages both sites. @returns their id */
export async function plantBoth(payload: BasePayload, one: Site, other: Site): Promise<string> {
  const user = await plantUser({ payload }, 'both', one.slug)
  for (const { tenantId } of [one, other]) await plantMember(payload, { role: 'tenant-admin', tenantId, user })
  return user
}

interface Member {
  role: string
  tenantId: string
  user: string
  userRole?: string | undefined
}

/** Creates a membership unless there is one. */
async function plantMember(payload: BasePayload, { role, tenantId, user, userRole }: Member): Promise<void> {
  const where: Where = { and: [{ tenant: { equals: tenantId } }, { user: { equals: user } }] }
  if (await findStored({ payload }, { collection: 'memberships', where })) return
  await createStored({ payload }, { collection: 'memberships', data: { role, tenant: tenantId, user, userRole } })
}

/** Finds or creates a role. An earlier one gets the keys that content types have been given since. */
async function plantRole(
  payload: BasePayload,
  { name, tenantId, verbs }: { name: string; tenantId: string; verbs: Verb[] },
): Promise<string> {
  const { groups, keys } = registryOf(payload)
  const wanted = groups
    .filter((group) => group.name !== 'settings')
    .flatMap((group) => verbs.map((verb) => permissionKey(group.name, verb)))
  // Not every group has every verb.
  const permissions = Object.fromEntries(wanted.filter((key) => keys.has(key)).map((key) => [key, true]))
  const data = { permissions, tenant: tenantId, title: `Canary ${name}` }
  const where: Where = { and: [{ tenant: { equals: tenantId } }, { title: { equals: data.title } }] }
  const found = await findStored<{ id: string; permissions?: unknown }>(
    { payload },
    { collection: 'user-roles', where },
  )
  if (found) {
    if (!isDeepStrictEqual(found.permissions, permissions))
      await updateStored({ payload }, { collection: 'user-roles', data: { permissions }, id: found.id })
    return found.id
  }
  return String((await createStored({ payload }, { collection: 'user-roles', data })).id)
}
