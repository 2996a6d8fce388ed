import type { CollectionSlug, Payload } from 'payload'
import { registryOf } from '../../src/access/registryOf'
import { writeDocuments, type BulkDocument } from '@/database/bulk/writeDocuments'
import { bulkTarget } from '@/collections/hooks/bulk'
import { EDITOR, PASSWORD } from './people'
import { pagesOf, picturesOf } from './pages'

export interface Tenant {
  id: string
  pages: string[]
  picture: string
}

const PAGES = 200
const PICTURES = 40

/** The measured tenant: 200 pages, 40 pictures, an owner, and an editor with a custom role. */
export async function fillTenant(payload: Payload, slug = 'riverside'): Promise<Tenant> {
  const create = async (collection: string, data: Record<string, unknown>): Promise<string> =>
    String((await payload.create({ collection: collection as 'pages', data: data as never, overrideAccess: true })).id)
  const isFirst = slug === 'riverside'
  const owner = await create('users', {
    email: `owner@${slug}.test`,
    emailVerified: true,
    firstName: 'Owner',
    password: PASSWORD,
  })
  const plan = await create('plans', { ai_chat: true, name: `Plus ${slug}`, staff_seats: 10 })
  const id = await create('tenants', {
    languages: ['en', 'cy'],
    name: slug,
    owner,
    plan,
    publishedLanguages: ['en'],
    slug,
    timezone: 'Europe/London',
  })
  if (isFirst) {
    const user = await create('users', {
      email: EDITOR,
      emailVerified: true,
      firstName: 'Ed',
      lastName: 'Itor',
      password: PASSWORD,
    })
    const userRole = await create('user-roles', {
      permissions: allPermissions(payload),
      tenant: id,
      title: 'Content editor',
    })
    await create('memberships', { role: 'staff', tenant: id, user, userRole })
  }
  const pictures = picturesOf(PICTURES)
  const pages = pagesOf(
    PAGES,
    pictures.map((picture) => picture.id),
  )
  await write(payload, id, 'media', pictures)
  // Some pages are children of the first, so it must exist before them.
  await write(payload, id, 'pages', pages.slice(0, 1))
  await write(payload, id, 'pages', pages.slice(1))
  return { id, pages: pages.map((page) => page.id), picture: pictures[0]!.id }
}

async function write(
  payload: Payload,
  tenant: string,
  collection: CollectionSlug,
  documents: BulkDocument[],
): Promise<void> {
  const { refused } = await writeDocuments(bulkTarget(payload, tenant, 'en'), collection, documents)
  if (refused[0]) throw new Error(`Could not fill ${collection} of tenant ${tenant}: ${refused[0].reason}`)
}

const allPermissions = (payload: Payload): Record<string, true> =>
  Object.fromEntries(
    [...registryOf(payload).keys]
      .filter((key) => !key.includes(':admin') && !key.startsWith('roles'))
      .map((key) => [key, true]),
  )
