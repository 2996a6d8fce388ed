import type { BasePayload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { updateStored } from '@/database/documents/stored'
import {
  lockOrCreateSingleton,
  readEnabledApps,
  type SingletonCollection,
  type SingletonDocument,
} from '@/database/apps/apps'
import { stale } from '@/endpoints/OperationError'
import { nextTimestamp } from '@/endpoints/settings/changeSite'
import { appPartOf } from '@/access/registryOf'
import { appFieldsOf } from '@/collections/AppConfig/appFields'
import { publicSettings } from '@/lib/apps/publicSettings'
import type { PlainValue } from '@/lib/apps/settingValues'
import { neededPolicy } from '@/lib/apps/website/readApps'
import type { WebsiteApp } from '@/lib/apps/website/WebsitePart'
import type { CspDirectives } from '@/lib/csp/presets'

/** Input of forms for per-tenant singleton documents: `updatedAt` as the caller read it, null if never saved. */
export const singletonVersion = { updatedAt: z.iso.datetime().nullish() }

interface Target {
  area: string
  collection: SingletonCollection
  tenantId: string
  updatedAt?: string | null
}

/**
 * Creates the tenant's document if there is none and locks it until the end of the transaction.
 * @throws OperationError 409 if it changed since `updatedAt`
 */
export async function lockSingleton(
  req: PayloadRequest,
  { area, collection, tenantId, updatedAt }: Target,
): Promise<SingletonDocument> {
  const { isNew, ...own } = await lockOrCreateSingleton(req, collection, tenantId)
  if (!isNew && updatedAt !== undefined && Date.parse(updatedAt ?? '') !== Date.parse(own.updatedAt)) throw stale(area)
  return own
}

/** Stores the settings and returns the document with the fields that the caller can read. */
export async function saveSingleton(
  req: PayloadRequest,
  collection: SingletonCollection,
  { id, updatedAt }: SingletonDocument,
  settings: Record<string, unknown>,
): Promise<object> {
  await updateStored(req, {
    id,
    collection,
    data: { settings, updatedAt: nextTimestamp(updatedAt) },
    returning: false,
  })
  return req.payload.findByID({ id, collection, depth: 0, overrideAccess: false, req })
}

/** The apps that are enabled for a tenant and have settings, ordered by handle. */
export async function websiteApps(payload: BasePayload, tenantId: string): Promise<WebsiteApp[]> {
  return (await readEnabledApps(payload, tenantId)).flatMap(({ handle, settings }) => {
    const part = appPartOf(payload, handle)
    // Some apps have no settings.
    const values = part && publicSettings(appFieldsOf(payload, handle)?.flattenedFields ?? [], settings ?? {})
    return values ? [{ handle, settings: settings ?? {}, values, website: part.website }] : []
  })
}

/** Public settings of apps for the website, by handle. */
export const publicApps = (apps: readonly WebsiteApp[]): Record<string, Record<string, PlainValue>> =>
  Object.fromEntries(apps.map(({ handle, values }) => [handle, { ...values }]))

/** CSP directives that the enabled apps of a tenant need. */
export const appsPolicy = async (payload: BasePayload, tenantId: string): Promise<CspDirectives> =>
  neededPolicy(await websiteApps(payload, tenantId))

export interface SingletonState {
  /** Id for updates: that of the document, or of the tenant while there is no document. */
  id: string
  settings: Record<string, Record<string, unknown> | undefined>
  /** Null while there is no document. */
  updatedAt: string | null
}

/** Reads a tenant's singleton document with the caller's access; empty if there is none. */
export async function readSingleton(
  req: PayloadRequest,
  collection: SingletonCollection,
  tenantId: string,
): Promise<SingletonState> {
  const { docs } = await req.payload.find({
    collection,
    depth: 0,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    req,
    user: req.user,
    where: { tenant: { equals: tenantId } },
  })
  const [doc] = docs
  return doc
    ? { id: doc.id, settings: doc.settings as SingletonState['settings'], updatedAt: doc.updatedAt }
    : { id: tenantId, settings: {}, updatedAt: null }
}
