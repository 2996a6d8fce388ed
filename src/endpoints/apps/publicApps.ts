import type { BasePayload } from 'payload'
import { poolOf } from '../../access/poolOf'
import { appPartOf } from '../../access/registryOf'
import { publicSettings } from '../../lib/apps/publicSettings'
import type { PlainValue, SettingValues } from '../../lib/apps/settingFields'
import { neededPolicy } from '../../lib/apps/website/readApps'
import type { WebsiteApp } from '../../lib/apps/website/WebsitePart'
import type { CspDirectives } from '../../lib/csp/presets'

interface Row {
  handle: string
  settings: SettingValues | null
}

/** The apps that are enabled on a site and set up, by the order of their handles. */
export async function websiteApps(payload: BasePayload, tenantId: string): Promise<WebsiteApp[]> {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-public-apps',
    text: `select a.handle, c.settings -> a.handle as settings from tenants_rels r join apps a on a.id = r.apps_id
      left join app_config c on c.tenant_id = r.parent_id where r.parent_id = $1 and r.path = 'installedApps' order by a.handle`,
    values: [tenantId],
  })
  return rows.flatMap(({ handle, settings }) => {
    const part = appPartOf(payload, handle)
    const values = part && publicSettings(part.settings, settings ?? {})
    return values ? [{ handle, settings: settings ?? {}, values, website: part.website }] : []
  })
}

/** What the website learns of its apps, by handle. */
export const publicApps = (apps: readonly WebsiteApp[]): Record<string, Record<string, PlainValue>> => Object.fromEntries(apps.map(({ handle, values }) => [handle, { ...values }]))

/** What the policy of a site must allow for the apps that are enabled on it. */
export const appsPolicy = async (payload: BasePayload, tenantId: string): Promise<CspDirectives> => neededPolicy(await websiteApps(payload, tenantId))
