import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { headers as nextHeaders } from 'next/headers'
import { createLocalReq, getPayload, type ImportMap, type PayloadRequest, type SanitizedConfig, type SanitizedPermissions } from 'payload'

/** The request of a page that Payload did not make, with what its person may do. */
export async function requestOf(config: Promise<SanitizedConfig>, importMap: ImportMap): Promise<{ permissions: SanitizedPermissions; req: PayloadRequest }> {
  const payload = await getPayload({ config, importMap })
  const headers = await nextHeaders()
  const { permissions, user } = await payload.auth({ headers })
  const i18n = await getNextRequestI18n({ config: payload.config })
  const req = await createLocalReq({ req: { headers, i18n: i18n as PayloadRequest['i18n'], user }, user: user ?? undefined }, payload)
  return { permissions, req }
}
