import type { BasePayload } from 'payload'
import { appPartOf } from '../../access/registryOf'
import { appFieldsOf } from '../../collections/AppConfig/appFields'
import { enabledApps } from '../../database/apps/enabledApps'
import { publicSettings } from '../../lib/apps/publicSettings'
import type { PlainValue } from '../../lib/apps/settingFields'
import { neededPolicy } from '../../lib/apps/website/readApps'
import type { WebsiteApp } from '../../lib/apps/website/WebsitePart'
import type { CspDirectives } from '../../lib/csp/presets'

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
