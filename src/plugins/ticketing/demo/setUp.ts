import type { PayloadRequest } from 'payload'
import { dbOf, queueJob, tenantOf } from '@/exports/server'
import { saveConnected } from '../database/connections'
import { deleteAllLinks } from '../database/deleteAllLinks'
import { saveLink } from '../database/links'
import { copyLinksToDocuments } from '../database/copyLinksToDocuments'
import { syncKey } from '../jobs/startDueSyncs'
import { DEMO_CLIENT } from '../settings'
import { createDemoSeason, asDemo } from './demoSeason'
import { spektrixId } from './spektrix'
import { readBoxOffice, toStored, writeBoxOffice } from './store'

/** Slug of the demo theatre's site. */
export const DEMO_SITE = 'riverside'

const PROVIDER = 'spektrix'
/** Fields that do not follow: Riverside writes these texts itself, and its runs began before the connection. */
const OWN_FIELDS = ['description', 'endDate', 'runningTime', 'startDate', 'summary']

/** The demo theatre, to which the demo box office belongs. */
export async function demoTenant(req: PayloadRequest): Promise<string | null> {
  const stored = await readBoxOffice(req.payload)
  if (stored) return stored.tenant
  const { docs } = await req.payload.find({
    collection: 'tenants',
    depth: 0,
    limit: 1,
    overrideAccess: asDemo.overrideAccess,
    pagination: false,
    req,
    where: { slug: { equals: DEMO_SITE } },
  })
  return docs[0] ? String(docs[0].id) : null
}

/**
 * Sets up the box office from the theatre's programme and connects it: some events are linked, others wait to be
 * imported. The first sync is queued.
 */
export async function setUpBoxOffice(req: PayloadRequest, tenant: string): Promise<void> {
  const site = await tenantOf(req, tenant)
  if (!site) return
  const { followed, season } = await createDemoSeason(req, { tenant, zone: site.timezone })
  const stored = toStored(season)
  await writeBoxOffice(req.payload, { first: stored, season: stored, tenant })
  await deleteAllLinks(req, { provider: PROVIDER, tenant })
  for (const { id, name, number } of followed) {
    const link = await saveLink(req, {
      collection: 'events',
      documentId: id,
      externalId: spektrixId(number),
      externalName: name,
      provider: PROVIDER,
      tenantId: tenant,
      unfollowed: OWN_FIELDS,
    })
    await copyLinksToDocuments(req, 'events', [{ id, link }])
  }
  await connectBoxOffice(req, tenant)
}

/** Connects a theatre to the existing demo box office. */
export async function connectBoxOffice(req: PayloadRequest, tenant: string): Promise<void> {
  await installApp(req, tenant)
  const connectionKey = { provider: PROVIDER, tenant }
  await saveConnected(req, connectionKey, { fields: { clientName: DEMO_CLIENT }, organization: null })
  await queueJob(await dbOf(req), 'syncTicketing', connectionKey, { key: syncKey(connectionKey), maxAttempts: 5 })
}

async function installApp(req: PayloadRequest, tenant: string): Promise<void> {
  const { payload } = req
  const { docs } = await payload.find({
    collection: 'apps',
    depth: 0,
    limit: 1,
    overrideAccess: asDemo.overrideAccess,
    pagination: false,
    req,
    where: { handle: { equals: PROVIDER } },
  })
  const { installedApps } = await payload.findByID({
    id: tenant,
    collection: 'tenants',
    depth: 0,
    overrideAccess: asDemo.overrideAccess,
    req,
  })
  const ids = (installedApps ?? []).map((app) => (typeof app === 'string' ? app : app.id))
  const app = docs[0]?.id
  if (app && !ids.includes(app))
    await payload.update({
      id: tenant,
      collection: 'tenants',
      data: { installedApps: [...ids, app] },
      overrideAccess: asDemo.overrideAccess,
      req,
    })
}
