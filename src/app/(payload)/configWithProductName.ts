import config from '@payload-config'
import { getPayload, type SanitizedConfig } from 'payload'
import { readPlatformSettings } from '@/globals/platformOf'

/** The configuration with the current product name as the suffix of all page titles. */
export async function configWithProductName(): Promise<SanitizedConfig> {
  const sanitized = await config
  const { productName } = await readPlatformSettings({ payload: await getPayload({ config }) })
  return {
    ...sanitized,
    admin: { ...sanitized.admin, meta: { ...sanitized.admin.meta, titleSuffix: ` – ${productName}` } },
  }
}
