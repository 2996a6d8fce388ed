import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { headers as nextHeaders } from 'next/headers'
import {
  createLocalReq,
  executeAuthStrategies,
  getPayload,
  type ImportMap,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'

/** Builds the request of a page that Payload does not render itself. */
export async function requestOf(config: Promise<SanitizedConfig>, importMap: ImportMap): Promise<PayloadRequest> {
  const payload = await getPayload({ config, importMap })
  const headers = await nextHeaders()
  const { user } = await executeAuthStrategies({ headers, payload })
  const i18n = await getNextRequestI18n({ config: payload.config })
  return createLocalReq(
    { req: { headers, i18n: i18n as PayloadRequest['i18n'], user }, user: user ?? undefined },
    payload,
  )
}
