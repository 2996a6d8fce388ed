import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { BasePayload } from 'payload'
import { dbOf, findStored, inOwnTransaction, lockValue } from '@/exports/server'
import { createStored } from '@/database/documents/stored'
import { addCanarySite, readCanarySites } from '../../database/canarySites'
import { marksOf, type Scene, type SceneSite } from '../scene'
import { plantDocuments } from './plantDocuments'
import { plantBoth, plantPeople, plantUser } from './plantPeople'
import { plantRows } from './plantRows'

/**
 * Finds the canary's two sites with their people and documents, and creates what is missing of them.
 * @returns whether anything but documents had to be created: background jobs may still be at work on it
 */
export async function plantScene(payload: BasePayload): Promise<{ isNew: boolean; scene: Scene }> {
  const known = await readCanarySites({ payload })
  const [a, b] = [await plantSite(payload, 'a', known.get('a')), await plantSite(payload, 'b', known.get('b'))]
  const people = { ...(await plantPeople(payload, a)), both: await plantBoth(payload, a, b) }
  await plantPeople(payload, b)
  return {
    isNew: !known.has('a') || !known.has('b'),
    scene: { a: await withContent(payload, a), b: await withContent(payload, b), people },
  }
}

type BareSite = Omit<SceneSite, 'planted'>

async function withContent(payload: BasePayload, site: BareSite): Promise<SceneSite> {
  const furnished = { ...site, planted: await plantDocuments(payload, site) }
  await plantRows(payload, furnished)
  return furnished
}

interface KnownSite {
  mark: string
  tenantId: string
}

/** Finds or creates a site with its owner. */
export async function plantSite(
  payload: BasePayload,
  name: 'a' | 'b',
  known: KnownSite | undefined,
): Promise<BareSite> {
  const { mark, tenantId } = known ?? (await createSite(payload, name))
  const tenant = await findStored<{ id: string; owner?: unknown; slug: string }>(
    { payload },
    { collection: 'tenants', where: { id: { equals: tenantId } } },
  )
  if (!tenant) throw new Error(`Site ${name} of the isolation canary is gone. Delete its row of canary_sites.`)
  return {
    draftMark: marksOf(mark).draftMark,
    mark,
    ownerId: await plantUser({ payload }, 'owner', tenant.slug),
    rowId: rowIdOf(tenantId),
    secret: createHmac('sha256', payload.secret).update(`isolation-canary ${tenantId}`).digest('base64url'),
    slug: tenant.slug,
    tenantId,
  }
}

/** The same at each run, so that rows are created once. */
const rowIdOf = (tenantId: string): string =>
  createHash('sha256')
    .update(tenantId)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')

/**
 * Creates a site and its owner, both or neither. Processes that start together create one. Its address cannot be
 * guessed: what is published there is for the canary alone.
 */
const createSite = (payload: BasePayload, name: 'a' | 'b'): Promise<KnownSite> =>
  inOwnTransaction(payload, async (req) => {
    await lockValue(await dbOf(req), 'canary-site', name)
    const known = (await readCanarySites(req)).get(name)
    if (known) return known
    const mark = `cny${randomBytes(8).toString('hex')}`
    const slug = `canary-${name}-${randomBytes(10).toString('hex')}`
    const owner = await plantUser(req, 'owner', slug)
    const tenant = await createStored(req, {
      collection: 'tenants',
      data: {
        currency: 'EUR',
        defaultLanguage: 'en',
        internal: true,
        languages: ['en'],
        name: `Canary ${name.toUpperCase()}`,
        owner,
        publishedLanguages: ['en'],
        slug,
        timezone: 'UTC',
      },
    })
    const site = { mark, tenantId: String(tenant.id) }
    await addCanarySite(req, { ...site, name })
    return site
  })
