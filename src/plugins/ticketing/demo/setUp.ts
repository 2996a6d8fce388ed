import type { PayloadRequest } from 'payload'
import { tenantOf } from '../../../access/tenantOf'
import { dbOf } from '../../../database/dbOf'
import { queueJob } from '../../../database/queueJob'
import { saveConnected } from '../database/connections'
import { forgetLinks } from '../database/forgetLinks'
import { saveLink } from '../database/links'
import { showLinks } from '../database/showLinks'
import { syncKey } from '../jobs/startDueSyncs'
import { DEMO_CLIENT } from '../settings'
import { asDemo } from './asDemo'
import { ownSeason } from './ownSeason'
import { spektrixId } from './spektrix'
import { readBoxOffice, toStored, writeBoxOffice } from './store'

const PROVIDER = 'spektrix'
/** Riverside writes these texts itself, and its runs have begun before the box office was connected. */
const OWN_FIELDS = ['description', 'endDate', 'runningTime', 'startDate', 'summary']

/** The theatre that the demo box office sells for. */
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
    where: { slug: { equals: 'riverside' } },
  })
  return docs[0] ? String(docs[0].id) : null
}

/**
 * Opens the box office with what a theatre plays, and connects it: some of its events follow from now on, others wait to
 * be brought in. The first sync comes by itself.
 */
export async function setUpBoxOffice(req: PayloadRequest, tenant: string): Promise<void> {
  const site = await tenantOf(req, tenant)
  if (!site) return
  const { followed, season } = await ownSeason(req, { tenant, zone: site.timezone })
  const stored = toStored(season)
  await writeBoxOffice(req.payload, { first: stored, season: stored, tenant })
  await forgetLinks(req, { provider: PROVIDER, tenant })
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
    await showLinks(req, 'events', [{ id, link }])
  }
  await connectBoxOffice(req, tenant)
}

/** Connects a theatre with the box office as it stands. */
export async function connectBoxOffice(req: PayloadRequest, tenant: string): Promise<void> {
  await enable(req, tenant)
  const place = { provider: PROVIDER, tenant }
  await saveConnected(req, place, { fields: { clientName: DEMO_CLIENT }, organization: null })
  await queueJob(await dbOf(req), 'syncTicketing', place, { key: syncKey(place), maxAttempts: 5 })
}

async function enable(req: PayloadRequest, tenant: string): Promise<void> {
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
