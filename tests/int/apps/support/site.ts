import type { TestApp } from '@tests/support/boot'
import { signIn, type Client } from '@tests/support/client'
import { create } from '@tests/support/world'

export interface AppsSite {
  id: string
  /** Owner, somebody with the key that is named, and an editor with neither. */
  owner: Client
  appsAdmin: Client
  catalogueKeeper: Client
  attributesAdmin: Client
}

let serial = 0

/** A site with its own plan and people. @param features of its plan */
export async function makeAppsSite(app: TestApp, features: Record<string, unknown> = {}): Promise<AppsSite> {
  const { payload } = app
  const name = `apps-${++serial}`
  const person = (who: string) =>
    create(payload, 'users', { email: `${name}-${who}@test.example`, emailVerified: true, password: 'callboard-demo' })
  const plan = await create(payload, 'plans', { name: `Plan ${name}`, ...features })
  const id = await create(payload, 'tenants', { name, owner: await person('owner'), plan, slug: name })
  const staff = async (who: string, key: string) => {
    const userRole = await create(payload, 'user-roles', { permissions: { [key]: true }, tenant: id, title: key })
    await create(payload, 'memberships', { role: 'staff', tenant: id, user: await person(who), userRole })
    return signIn(app, `${name}-${who}@test.example`)
  }
  return {
    id,
    appsAdmin: await staff('config', 'apps:admin'),
    attributesAdmin: await staff('attributes', 'custom-attributes:admin'),
    catalogueKeeper: await staff('apps', 'settings:apps'),
    owner: await signIn(app, `${name}-owner@test.example`),
  }
}

/** Apps of the catalogue. @returns their ids by handle */
export async function makeApps(
  { payload }: TestApp,
  handles: string[],
  more: Record<string, unknown> = {},
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const handle of handles)
    ids[handle] = await create(payload, 'apps', { category: 'other', handle, name: `App ${handle}`, ...more })
  return ids
}

export const install = ({ owner }: AppsSite, id: string, apps: string[]) =>
  owner.patch(`/tenants/${id}`, { installedApps: apps })
