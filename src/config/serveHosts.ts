import type { SanitizedConfig } from 'payload'
import { callboardOf, type HostApplication } from '@/access/registryOf'
import { serveApi } from '@/endpoints/serveApi'
import { previewLabel } from '@/lib/site/hosts'
import { setRoute } from '@/lib/telemetry/telemetry'

/** The applications that may serve a host: those of previews below the preview domain only. */
function applicationsFor(config: SanitizedConfig, headers: Headers): HostApplication[] {
  const { hosts } = callboardOf({ config })
  return previewLabel(headers) === null ? hosts.filter(({ isPreview = false }) => !isPreview) : hosts
}

/** Serves an API request on the admin's host and on every other. Used by the server and by tests. */
export async function serveApiOnHost(config: SanitizedConfig, request: Request): Promise<Response> {
  for (const application of applicationsFor(config, request.headers)) {
    const response = await application.serveApi(config, request)
    if (!response) continue
    setRoute('website /api/*')
    return response
  }
  return serveApi(config, request)
}

/**
 * Serves a host of a plugin, such as a website.
 * @returns null for every other host
 */
export async function servePageOfPlugins(config: SanitizedConfig, request: Request): Promise<Response | null> {
  for (const application of applicationsFor(config, request.headers)) {
    const response = await application.servePage(config, request)
    if (response) return response
  }
  return null
}

/**
 * Serves requests for neither the admin nor the API. Where no plugin is responsible, the root redirects to the admin.
 */
export async function servePageOnHost(config: SanitizedConfig, request: Request): Promise<Response> {
  const response = await servePageOfPlugins(config, request)
  if (response) return response
  const isRoot = new URL(request.url).pathname === '/' && request.method === 'GET'
  if (isRoot) return new Response(null, { headers: { Location: config.routes.admin }, status: 307 })
  const [notFoundPage = plainNotFound] = callboardOf({ config }).hosts.flatMap(
    (application) => application.notFoundPage ?? [],
  )
  return notFoundPage(request)
}

const plainNotFound = (): Response =>
  new Response('There is nothing at this address.\n', {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    status: 404,
  })

/** Whether the admin is served on this host, that is, no plugin serves it. */
export async function isAdminHost(config: SanitizedConfig, headers: Headers): Promise<boolean> {
  for (const application of applicationsFor(config, headers))
    if (await application.isResponsible(config, headers)) return false
  return true
}
