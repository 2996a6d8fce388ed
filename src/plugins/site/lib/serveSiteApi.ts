import { getPayload, type BasePayload, type SanitizedConfig } from 'payload'
import { isUuid } from '@/lib/values'
import { runAsVisitor } from '@/access/visitedSite'
import { classifyFailure } from '@/database/failures'
import { ownsFile, ownsForm } from '@/database/website/ownership'
import { failureResponse, internalErrorResponse } from '@/endpoints/failureResponses'
import { checkAddress } from '@/lib/http/checkRequest'
import { redactError } from '@/lib/logging/redactError'
import type { Host } from '@/lib/site/hosts'
import { serveApi } from '@/endpoints/serveApi'
import { hasSiteAccess, hasFileAccess } from './gate/gate'
import { readFromReplicaFor, findSite, hostOfRequest, siteById } from './host/findSite'
import type { Site } from './Site'

const NOTHING = { code: 'not_found:api', message: 'There is nothing at this address.', status: 404 }
const FILE_SECONDS = 3600
const FILE = /^\/api\/(media|files)\/file\/([^/]+)$/

/**
 * Serves the part of the API that is available on website hosts: public files, public site data and form submissions.
 * Requests are always anonymous.
 * @returns null when the host belongs to no site
 */
export async function serveSiteApi(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
): Promise<Response | null> {
  const host = hostOfRequest(request.headers)
  if (host.kind !== 'site') return null
  const { pathname, search } = new URL(request.url)
  const refusal = checkAddress(pathname, search)
  if (refusal) return failureResponse(refusal)
  try {
    return await serveHost(config, request, host)
  } catch (error) {
    if (!classifyFailure(error)) console.error(redactError(error))
    return internalErrorResponse(error)
  }
}

async function serveHost(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  host: Host,
): Promise<Response | null> {
  const payload = await getPayload({ config })
  return readFromReplicaFor(payload, request, async () => {
    const site = await findSite(payload, host)
    if (site === null) return null
    return site === 'noSite' ? failureResponse(NOTHING) : serveVisitor(config, payload, request, site)
  })
}

/** Access to the files of a site preview. */
export interface PreviewAccess {
  siteId: string
  /** Ids of unpublished files that may be read. When set, no password is required. */
  unpublishedFiles?: readonly string[]
}

/** Serves the files of a site preview to authorised visitors. Nothing can be submitted. */
export async function serveSitePreviewApi(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  { unpublishedFiles, siteId }: PreviewAccess,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const refusal = checkAddress(pathname, search)
  if (refusal) return failureResponse(refusal)
  const payload = await getPayload({ config })
  const site = await siteById(payload, siteId)
  if (!site || !FILE.test(pathname)) return failureResponse(NOTHING)
  return unpublishedFiles
    ? serveVisitor(config, payload, request, { ...site, gate: null }, unpublishedFiles)
    : serveVisitor(config, payload, request, site)
}

async function serveVisitor(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  payload: BasePayload,
  request: Request,
  site: Site,
  previewedFiles?: readonly string[],
): Promise<Response> {
  if (site.closed || !(await isAllowed(payload, site, request))) return failureResponse(NOTHING)
  const headers = new Headers(request.headers)
  headers.delete('Authorization')
  headers.delete('Cookie')
  const body = request.method === 'POST' ? request.body : null
  // Forward the body as a stream.
  const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half', headers, method: request.method }
  const url = new URL(request.url)
  url.searchParams.delete('pass')
  const response = await runAsVisitor({ previewedFiles, tenant: site.id }, () =>
    serveApi(config, new Request(url, init)),
  )
  if (response.ok && FILE.test(url.pathname))
    response.headers.set(
      'Cache-Control',
      previewedFiles ? 'private, no-store' : `${site.gate ? 'private' : 'public'}, max-age=${FILE_SECONDS}`,
    )
  return response
}

async function isAllowed(payload: BasePayload, site: Site, { headers, method, url }: Request): Promise<boolean> {
  const address = new URL(url)
  const { pathname } = address
  const isReading = method === 'GET' || method === 'HEAD'
  const [, tenantId] = /^\/api\/tenants\/([^/]+)\/(?:csp|site-settings)$/.exec(pathname) ?? []
  if (tenantId) return isReading && tenantId === site.id
  const [, kind, file] = FILE.exec(pathname) ?? []
  if (kind && file)
    return (
      isReading &&
      hasFileAccess(payload, site, headers, address) &&
      ownsFile(payload, site.id, kind === 'media' ? 'media' : 'files', decode(file))
    )
  if (!hasSiteAccess(payload, site, headers)) return false
  const [, newsletter] = /^\/api\/tenants\/([^/]+)\/newsletter$/.exec(pathname) ?? []
  if (newsletter) return method === 'POST' && newsletter === site.id
  const [, form] = /^\/api\/forms\/([^/]+)\/submit$/.exec(pathname) ?? []
  return form !== undefined && method === 'POST' && isUuid(form) && ownsForm(payload, site.id, form)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
