import type { PayloadRequest, BasePayload } from 'payload'
import { z } from 'zod'
import { holdOwn, type OwnCollection, type OwnDocument, enabledApps } from '../../database/apps/apps'
import { stale } from '../OperationError'
import { later } from '../settings/changeSite'
import { updateStored } from '@/database/documents/stored'
import { appPartOf } from '../../access/registryOf'
import { appFieldsOf } from '../../collections/AppConfig/appFields'
import { publicSettings } from '../../lib/apps/publicSettings'
import type { PlainValue } from '../../lib/apps/settingFields'
import { neededPolicy } from '../../lib/apps/website/readApps'
import type { WebsiteApp } from '../../lib/apps/website/WebsitePart'
import type { CspDirectives } from '../../lib/csp/presets'

/** What a form of a document that each tenant has once may carry: when it was last changed as the caller knows it, null for never. */
export const ownAsOf = { updatedAt: z.iso.datetime().nullish() }

interface Target {
  area: string
  collection: OwnCollection
  tenantId: string
  updatedAt?: string | null
}

/**
 * Makes such a document where there is none yet and locks it until the end of the transaction.
 * @throws OperationError 409 when it was changed since `updatedAt`
 */
export async function lockOwn(
  req: PayloadRequest,
  { area, collection, tenantId, updatedAt }: Target,
): Promise<OwnDocument> {
  const { isNew, ...own } = await holdOwn(req, collection, tenantId)
  if (!isNew && updatedAt !== undefined && Date.parse(updatedAt ?? '') !== Date.parse(own.updatedAt)) throw stale(area)
  return own
}

/** Stores the settings and answers the document as the caller may read it. */
export async function saveOwn(
  req: PayloadRequest,
  collection: OwnCollection,
  { id, updatedAt }: OwnDocument,
  settings: Record<string, unknown>,
): Promise<object> {
  await updateStored(req, {
    id,
    collection,
    data: { settings, updatedAt: later(updatedAt) },
    returning: false,
  })
  return req.payload.findByID({ id, collection, depth: 0, overrideAccess: false, req })
}

/** The apps that are enabled on a site and set up, by the order of their handles. */
export async function websiteApps(payload: BasePayload, tenantId: string): Promise<WebsiteApp[]> {
  return (await enabledApps(payload, tenantId)).flatMap(({ handle, settings }) => {
    const part = appPartOf(payload, handle)
    // An app may have nothing to set.
    const values = part && publicSettings(appFieldsOf(payload, handle)?.flattenedFields ?? [], settings ?? {})
    return values ? [{ handle, settings: settings ?? {}, values, website: part.website }] : []
  })
}

/** What the website learns of its apps, by handle. */
export const publicApps = (apps: readonly WebsiteApp[]): Record<string, Record<string, PlainValue>> =>
  Object.fromEntries(apps.map(({ handle, values }) => [handle, { ...values }]))

/** What the policy of a site must allow for the apps that are enabled on it. */
export const appsPolicy = async (payload: BasePayload, tenantId: string): Promise<CspDirectives> =>
  neededPolicy(await websiteApps(payload, tenantId))
