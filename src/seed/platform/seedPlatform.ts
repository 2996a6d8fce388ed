import { registryOf } from '@/access/registryOf'
import { ensureDocument } from '@/seed/writing/ensure'
import type { SeedContext } from '@/seed/writing/seeding'
import { ACCOUNTS, DEMO_PASSWORD, EDITOR, type DemoAccount } from './accounts'
import { INSTALLED } from './apps/apps'
import { seedApps } from './apps/seedApps'
import { seedAvatars } from './avatars'
import { ORGANISATIONS, REQUESTS } from './collaborators'
import { INVITATIONS } from './invitations'
import { NOTICES } from './notices'
import { PLANS } from './plans'
import { demoRoles } from './roles'
import { TENANTS, type DemoTenant, type TenantSlug } from './tenants'

export type TenantIds = Record<TenantSlug, string>

/** Ids of the documents created so far, by natural key. */
type Ids = Map<string, string>

const DAY_MS = 24 * 60 * 60 * 1000

/** Seeds plans, apps, organisations, accounts, tenants, roles and memberships. @returns the ids of the tenants */
export async function seedPlatform({ now, payload }: Pick<SeedContext, 'now' | 'payload'>): Promise<TenantIds> {
  const plans: Ids = new Map()
  for (const { name, ...more } of PLANS) plans.set(name, await ensureDocument(payload, 'plans', { name }, more))
  const apps: Ids = await seedApps(payload)
  const organisations: Ids = new Map()
  for (const { name, ...more } of ORGANISATIONS)
    organisations.set(name, await ensureDocument(payload, 'collaborators', { name }, more))
  const users: Ids = new Map()
  for (const account of ACCOUNTS)
    users.set(
      account.email,
      await ensureDocument(payload, 'users', { email: account.email }, userOf(account, organisations)),
    )
  const tenants: Ids = new Map()
  for (const tenant of TENANTS)
    tenants.set(
      tenant.slug,
      await ensureDocument(payload, 'tenants', { slug: tenant.slug }, tenantOf(tenant, users, plans, apps)),
    )
  await seedAvatars(payload, users, tenants)
  const roles = await seedMemberships(payload, users, tenants, organisations)
  for (const { days, email, firstName, lastName, status } of INVITATIONS) {
    const expiresAt = new Date(now.getTime() + days * DAY_MS).toISOString()
    const more = {
      expiresAt,
      invitedBy: users.get('owner@riverside.test'),
      metadata: { firstName, lastName },
      role: 'staff',
      status,
      userRoles: roles.get(`riverside/${EDITOR}`),
    }
    await ensureDocument(payload, 'invite-tokens', { email, tenant: tenants.get('riverside') }, more)
  }
  for (const { body, recipient, tenant, title } of NOTICES) {
    await ensureDocument(
      payload,
      'notices',
      { recipient: users.get(recipient), title },
      { body, tenant: tenants.get(tenant) },
    )
  }
  return Object.fromEntries(tenants) as TenantIds
}

const userOf = ({ email, firstName, isSuperAdmin, lastName, organisation }: DemoAccount, organisations: Ids) => ({
  displayName: `${firstName} ${lastName}`,
  email,
  emailVerified: true,
  firstName,
  lastName,
  organisation: organisation && organisations.get(organisation),
  password: DEMO_PASSWORD,
  roles: isSuperAdmin ? ['super-admin'] : [],
})

const tenantOf = ({ owner, plan, requestCode, ...more }: DemoTenant, users: Ids, plans: Ids, apps: Ids) => ({
  ...more,
  collaboratorSettings: { requestCode, requireRequestCode: requestCode !== undefined },
  installedApps: (more.slug === 'lantern' ? [] : INSTALLED[more.slug]).map((handle) => apps.get(handle)),
  owner: users.get(owner),
  plan: plans.get(plan),
})

/** Seeds roles, memberships and access requests of organisations. @returns the ids of the roles by tenant and title */
async function seedMemberships(
  payload: SeedContext['payload'],
  users: Ids,
  tenants: Ids,
  organisations: Ids,
): Promise<Ids> {
  const roles: Ids = new Map()
  for (const { permissions, description, tenant, title } of demoRoles(registryOf(payload))) {
    roles.set(
      `${tenant}/${title}`,
      await ensureDocument(payload, 'user-roles', { tenant: tenants.get(tenant), title }, { description, permissions }),
    )
  }
  for (const { email, places = [] } of ACCOUNTS) {
    for (const place of places) {
      const key = { tenant: tenants.get(place.tenant), user: users.get(email) }
      const role =
        'as' in place ? { role: place.as } : { role: 'staff', userRole: roles.get(`${place.tenant}/${place.role}`) }
      await ensureDocument(payload, 'memberships', key, role)
    }
  }
  for (const { organisation, requestedBy, role, status, tenant } of REQUESTS) {
    const key = { organisation: organisations.get(organisation), tenant: tenants.get(tenant) }
    await ensureDocument(payload, 'access-requests', key, {
      requestedBy: requestedBy && users.get(requestedBy),
      status,
      userRole: role && roles.get(`${tenant}/${role}`),
    })
  }
  return roles
}
