import type { SanitizedConfig } from 'payload'
import { serveApi } from '../endpoints/serveApi'
import { setRoute } from '../lib/telemetry/telemetry'
import { pluginsOf, type HostApplication } from './definePlugin'

const applicationsOf = (config: SanitizedConfig): HostApplication[] =>
  pluginsOf(config)
    .flatMap(({ hosts }) => hosts ?? [])
    .toSorted((a, b) => Number(b.isWithinOthers ?? false) - Number(a.isWithinOthers ?? false))

/** Serves an API request on the admin's host and on every other. Used by the server and by tests. */
export async function serveApiOnHost(config: SanitizedConfig, request: Request): Promise<Response> {
  for (const application of applicationsOf(config)) {
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
  for (const application of applicationsOf(config)) {
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
  const [notFoundPage = plainNotFound] = applicationsOf(config).flatMap((application) => application.notFoundPage ?? [])
  return notFoundPage(request)
}

const plainNotFound = (): Response =>
  new Response('There is nothing at this address.\n', {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    status: 404,
  })

/** Whether the admin is served on this host, that is, no plugin serves it. */
export async function isAdminHost(config: SanitizedConfig, headers: Headers): Promise<boolean> {
  for (const application of applicationsOf(config)) if (await application.isResponsible(config, headers)) return false
  return true
}
