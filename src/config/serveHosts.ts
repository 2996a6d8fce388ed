import type { SanitizedConfig } from 'payload'
import { serveApi } from '../endpoints/serveApi'
import { noteRoute } from '../lib/telemetry/work'
import { pluginsOf, type HostApplication } from './definePlugin'

const applicationsOf = (config: SanitizedConfig): HostApplication[] =>
  pluginsOf(config)
    .flatMap(({ hosts }) => hosts ?? [])
    .toSorted((one, other) => Number(other.isWithinOthers ?? false) - Number(one.isWithinOthers ?? false))

/** Answers a call of the API, on the admin's host and on every other. Every way in uses it, the server and the tests alike. */
export async function serveApiOnHost(config: SanitizedConfig, request: Request): Promise<Response> {
  for (const application of applicationsOf(config)) {
    const answer = await application.serveApi(config, request)
    if (!answer) continue
    noteRoute('website /api/*')
    return answer
  }
  return serveApi(config, request)
}

/** Answers for a host that is a plugin's, a website's for one. @returns null for every other host */
export async function servePageOfPlugins(config: SanitizedConfig, request: Request): Promise<Response | null> {
  for (const application of applicationsOf(config)) {
    const answer = await application.servePage(config, request)
    if (answer) return answer
  }
  return null
}

/** Answers whatever is neither the admin nor the API. Where no plugin is responsible, the root leads to the admin. */
export async function servePageOnHost(config: SanitizedConfig, request: Request): Promise<Response> {
  const answer = await servePageOfPlugins(config, request)
  if (answer) return answer
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

/** Is the admin on this host? Not where a plugin answers. */
export async function isAdminHost(config: SanitizedConfig, headers: Headers): Promise<boolean> {
  for (const application of applicationsOf(config)) if (await application.isResponsible(config, headers)) return false
  return true
}
