import { getPayload, type SanitizedConfig } from 'payload'
import { findSite, hostOfRequest } from './findSite'

/** Does the request's host belong to a website, or to none that there is? The admin's own costs no look. */
export async function isSiteHost(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  headers: Headers,
): Promise<boolean> {
  const host = hostOfRequest(headers)
  return host.kind === 'site' && (await findSite(await getPayload({ config }), host)) !== null
}
