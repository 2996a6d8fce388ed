import config from '@payload-config'
import { getPayload, type SanitizedConfig } from 'payload'
import { platformOf } from '@/globals/platformOf'

/** The configuration with the current product name as the suffix of all page titles. */
export async function namedConfig(): Promise<SanitizedConfig> {
  const sanitized = await config
  const { productName } = await platformOf({ payload: await getPayload({ config }) })
  return {
    ...sanitized,
    admin: { ...sanitized.admin, meta: { ...sanitized.admin.meta, titleSuffix: ` – ${productName}` } },
  }
}
