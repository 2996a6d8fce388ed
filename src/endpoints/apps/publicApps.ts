import type { BasePayload } from 'payload'
import { appFieldsOf } from '../../collections/AppConfig/appFields'
import { enabledApps } from '../../database/apps/enabledApps'
import { publicSettings } from '../../lib/apps/publicSettings'
import type { PlainValue } from '../../lib/apps/settingFields'

/** What the website learns of the apps that are enabled on it and set up, by handle. */
export async function publicApps(payload: BasePayload, tenantId: string): Promise<Record<string, Record<string, PlainValue>>> {
  const apps: Record<string, Record<string, PlainValue>> = {}
  for (const { handle, settings } of await enabledApps(payload, tenantId)) {
    const fields = appFieldsOf(payload, handle)?.flattenedFields
    const values = fields && publicSettings(fields, settings ?? {})
    if (values) apps[handle] = values
  }
  return apps
}
