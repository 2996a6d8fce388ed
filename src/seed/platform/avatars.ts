import type { CollectionSlug } from 'payload'
import { mark } from '@/seed/pictures/mark'
import type { PaletteName } from '@/seed/pictures/palettes'
import { portrait } from '@/seed/pictures/portrait'
import { render } from '@/seed/pictures/render'
import type { SeedContext } from '@/seed/writing/seeding'
import { ACCOUNTS } from './accounts'
import { TENANTS, type TenantSlug } from './tenants'
import { required } from '@/lib/values'

/** Accounts with a portrait. All others show their initials. */
const PORTRAITS: [email: string, palette: PaletteName][] = [
  ['owner@riverside.test', 'moss'],
  ['editor@riverside.test', 'sky'],
  ['freelance@agency.test', 'noon'],
  ['owner@harbour.test', 'rose'],
]

const MARKS: [tenant: TenantSlug, letters: string, palette: PaletteName][] = [
  ['riverside', 'R', 'storm'],
  ['harbour', 'HA', 'sea'],
]

type Ids = ReadonlyMap<string, string>

/** Adds portraits to some users and logos to two tenants, unless they already have one. */
export async function seedAvatars(payload: SeedContext['payload'], users: Ids, tenants: Ids): Promise<void> {
  for (const [email, palette] of PORTRAITS) {
    const { firstName, lastName } = required(
      ACCOUNTS.find((account) => account.email === email),
      `account ${email}`,
    )
    const name = `${firstName} ${lastName}`
    await addAvatar(payload, 'users', required(users.get(email), `user ${email}`), name, portrait(name, palette))
  }
  for (const [slug, letters, palette] of MARKS) {
    const { name } = required(
      TENANTS.find((tenant) => tenant.slug === slug),
      `tenant ${slug}`,
    )
    const id = required(tenants.get(slug), `tenant ${slug}`)
    await addAvatar(payload, 'tenants', id, `${name} logo`, mark(letters, palette), id)
  }
}

async function addAvatar(
  payload: SeedContext['payload'],
  collection: Extract<CollectionSlug, 'tenants' | 'users'>,
  id: string,
  alt: string,
  drawing: string,
  tenant?: string,
): Promise<void> {
  // The seed runs before any user exists, so access control does not apply. The same holds below.
  const owner = await payload.findByID({ id, collection, depth: 0, overrideAccess: true })
  if (owner.avatar) return
  const file = await render(drawing, alt, 'png')
  const avatar = await payload.create({ collection: 'avatars', data: { alt, tenant }, file, overrideAccess: true })
  await payload.update({ id, collection, data: { avatar: avatar.id }, overrideAccess: true })
}
