import type { CollectionSlug, PayloadRequest, TypedLocale } from 'payload'
import type { SiteStarter } from '@/access/registryOf'
import { anyDocuments, dbOf, findStored, lockValue, readNewestVersions, withoutAudit } from '@/exports/server'
import { lockTenant } from '@/database/transactions'
import { idOf } from '@/lib/values'
import { createStyledTheme } from '@/plugins/themes/published'
import { addStarterDocuments } from '../database/starterDocuments'
import { textIn, inLanguage } from './inLanguage'
import { menuEntries } from './menuEntries'
import { readStarter, type Starter } from './readStarter'
import type { StarterKey } from './starters'

type Tenant = Parameters<SiteStarter['write']>[1]

interface Written {
  collection: CollectionSlug
  id: string
}

/** Serialises everything that starters do in a tenant. */
export const lockStarter = async (req: PayloadRequest, tenant: string): Promise<void> =>
  lockValue(await dbOf(req), 'starter', tenant)

/**
 * Writes the pages, menus and colours of a starter, in the tenant's first language. What the site has already stays:
 * a page at the same address, a menu for the same place, a theme that is in use. The caller checks permissions.
 * @returns how many documents were written
 */
export async function writeStarter(req: PayloadRequest, key: StarterKey, tenant: Tenant): Promise<number> {
  await lockStarter(req, tenant.id)
  const starter = readStarter(key)
  const written = await withoutAudit(req, async () => {
    const pages = await writePages(req, starter, tenant)
    return [
      ...pages.values(),
      ...(await writeMenus(req, starter, tenant, pages)),
      ...(await writeLook(req, starter, tenant)),
    ]
  })
  await remember(req, key, tenant, written)
  return written.length
}

/** @returns the pages by their slug, those that were there before left out */
async function writePages(req: PayloadRequest, { pages }: Starter, tenant: Tenant): Promise<Map<string, Written>> {
  const written = new Map<string, Written>()
  for (const { layout, live, slug, summary, title } of pages) {
    if (await isTaken(req, tenant.id, slug)) continue
    const id = await create(req, 'pages', tenant, {
      _status: live ? 'published' : 'draft',
      layout: inLanguage(layout, optionsOf(tenant)),
      slug,
      slugLock: false,
      summary: summary && textIn(summary, optionsOf(tenant)),
      title: textIn(title, optionsOf(tenant)),
    })
    written.set(slug, { collection: 'pages', id })
  }
  return written
}

const isTaken = async (req: PayloadRequest, tenant: string, slug: string): Promise<boolean> =>
  (await findStored(req, {
    collection: 'pages',
    where: {
      and: [
        { tenant: { equals: tenant } },
        { parent: { exists: false } },
        { slug: { equals: slug } },
        { deletedAt: { exists: false } },
      ],
    },
  })) !== null

async function writeMenus(
  req: PayloadRequest,
  starter: Starter,
  tenant: Tenant,
  pages: ReadonlyMap<string, Written>,
): Promise<Written[]> {
  const written: Written[] = []
  for (const place of ['main', 'footer'] as const) {
    const entries = menuEntries(starter[place], pages, optionsOf(tenant))
    if (entries.length === 0) continue
    const existing = await findStored(req, {
      collection: 'menus',
      where: {
        and: [{ tenant: { equals: tenant.id } }, { place: { equals: place } }, { deletedAt: { exists: false } }],
      },
    })
    if (existing) continue
    const id = await create(req, 'menus', tenant, { _status: 'published', entries, place })
    written.push({ collection: 'menus', id })
  }
  return written
}

async function writeLook(req: PayloadRequest, { look }: Starter, tenant: Tenant): Promise<Written[]> {
  if (!look) return []
  await lockTenant(req, tenant.id)
  const site = await findStored<{ id: string; selectedTheme?: unknown }>(req, {
    collection: 'tenants',
    where: { id: { equals: tenant.id } },
  })
  if (idOf(site?.selectedTheme)) return []
  const id = await createStyledTheme(req, { name: tenant.name, settings: look, tenantId: tenant.id })
  await selectTheme(req, tenant.id, id)
  return [{ collection: 'themes', id }]
}

/** Selects a theme, or none: the website is drawn by House then. */
export const selectTheme = (req: PayloadRequest, tenant: string, theme: string | null) =>
  req.payload.update({
    id: tenant,
    collection: 'tenants',
    data: { selectedTheme: theme },
    depth: 0,
    // The caller has checked permissions. The collection's own rule allows the provider only.
    overrideAccess: true,
    req,
  })

const optionsOf = ({ language, name }: Tenant) => ({ language, site: name })

async function create(
  req: PayloadRequest,
  collection: CollectionSlug,
  tenant: Tenant,
  data: Record<string, unknown>,
): Promise<string> {
  const { id } = await anyDocuments(req).create({
    collection,
    data: { ...data, tenant: tenant.id },
    depth: 0,
    draft: data._status === 'draft',
    locale: tenant.language as TypedLocale,
    // The caller has checked permissions. A site may also be created before anybody is a member of it.
    overrideAccess: true,
    req,
  })
  return String(id)
}

/** Remembers the documents as they are now, after all hooks. */
async function remember(req: PayloadRequest, starter: string, tenant: Tenant, written: Written[]): Promise<void> {
  const groups = Map.groupBy(written, ({ collection }) => collection)
  const leftAt = new Map<string, Date>()
  for (const [collection, group] of groups)
    for (const { id, updatedAt } of await readNewestVersions(
      req,
      collection,
      group.map((one) => one.id),
      tenant.language,
    ))
      leftAt.set(id, new Date(updatedAt))
  await addStarterDocuments(
    req,
    written.map(({ collection, id }, position) => ({
      collection,
      documentId: id,
      leftAt: leftAt.get(id) ?? new Date(),
      position,
      starter,
      tenantId: tenant.id,
    })),
  )
}
