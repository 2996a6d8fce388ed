import type { BasePayload } from 'payload'
import { poolOf } from '../../access/poolOf'
import { appFieldsOf } from '../../collections/AppConfig/appFields'
import { publicSettings } from '../../lib/apps/publicSettings'
import type { PlainValue, SettingValues } from '../../lib/apps/settingFields'

interface Row {
  handle: string
  settings: SettingValues | null
}

/** What the website learns of the apps that are enabled on it and set up, by handle. */
export async function publicApps(payload: BasePayload, tenantId: string): Promise<Record<string, Record<string, PlainValue>>> {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-public-apps',
    text: `select a.handle, c.settings -> a.handle as settings from tenants_rels r join apps a on a.id = r.apps_id
      left join app_config c on c.tenant_id = r.parent_id where r.parent_id = $1 and r.path = 'installedApps' order by a.handle`,
    values: [tenantId],
  })
  const apps: Record<string, Record<string, PlainValue>> = {}
  for (const { handle, settings } of rows) {
    const fields = appFieldsOf(payload, handle)?.flattenedFields
    const values = fields && publicSettings(fields, settings ?? {})
    if (values) apps[handle] = values
  }
  return apps
}
