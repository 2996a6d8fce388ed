import { idOf, isUuid } from '@/lib/values'
import { previewLabel, previewOrigin } from '@/lib/site/hosts'
import { getPayload, type BasePayload, type SanitizedConfig } from 'payload'
import { findStored, loadTenant } from '@/exports/server'
import { readSelectedTheme } from '@/collections/theme/selectedTheme'
import { CUSTOM_THEMES } from '@/collections/Themes/guardCustomCode'
import { classifyFailure } from '@/database/failures'
import { failureResponse, internalErrorResponse } from '@/endpoints/failureResponses'
import { redactError } from '@/lib/logging/redactError'
import { planAllows } from '@/lib/plans/planAllows'
import {
  closedRobots,
  noticeResponse,
  serveSitePreviewApi,
  serveThemePreview,
  type ThemePreview,
} from '@/plugins/site/published'
import { numberedVersion, shownVersion } from '../../database/versions'
import { THEMES, type StoredTheme } from '../theme'
import { packageOf } from '../themeSource'

/** Host label: `<theme>`, or `<theme>-v<number>` for one of its versions. */
const LABEL = /^([\da-f-]{36})(?:-v([1-9]\d{0,5}))?$/

export interface PreviewTarget {
  theme: string
  /** Version number; null for the current one. */
  version: number | null
}

/**
 * Parses the previewed theme from the Host header without a database query.
 * @returns `invalid` for other hosts of the preview domain; null when it is not a preview host
 */
export function parsePreviewHost(headers: Headers): PreviewTarget | 'invalid' | null {
  const label = previewLabel(headers)
  if (label === null) return null
  const [, theme, version] = LABEL.exec(label) ?? []
  return isUuid(theme) ? { theme, version: version ? Number(version) : null } : 'invalid'
}

/**
 * Returns the preview address of a theme. It contains the theme's id, which only the site's staff know.
 * @param version number. Default: the current one
 */
export const previewAddress = (themeId: string, version: number | null = null): string =>
  previewOrigin(version === null ? themeId : `${themeId}-v${version}`)

const HIDDEN = 'noindex, nofollow'

const NOTHING = { code: 'not_found:themes', message: 'There is nothing at this address.', status: 404 }

/** Whether a host is a preview host, of an existing theme or not. */
export const isPreviewHost = async (_: SanitizedConfig, headers: Headers): Promise<boolean> =>
  parsePreviewHost(headers) !== null

/** Serves the published content of a theme's site with that theme. @returns null when it is not a preview host */
export async function servePreview(config: SanitizedConfig, request: Request): Promise<Response | null> {
  if (parsePreviewHost(request.headers) && new URL(request.url).pathname === '/robots.txt') return closedRobots()
  return respond(
    config,
    request,
    (found) => serveThemePreview(config, request, found),
    () => noticeResponse('notFound', request),
  )
}

/** Serves the files that such pages use. @returns null when it is not a preview host */
export const servePreviewApi = (config: SanitizedConfig, request: Request): Promise<Response | null> =>
  respond(
    config,
    request,
    ({ siteId }) => serveSitePreviewApi(config, request, { siteId }),
    () => failureResponse(NOTHING),
  )

async function respond(
  config: SanitizedConfig,
  request: Request,
  serve: (found: ThemePreview) => Promise<Response>,
  notFound: () => Response,
): Promise<Response | null> {
  const requested = parsePreviewHost(request.headers)
  if (!requested) return null
  try {
    const found = requested === 'invalid' ? null : await findPreviewed(await getPayload({ config }), requested)
    const response = found ? await serve(found) : notFound()
    response.headers.set('X-Robots-Tag', HIDDEN)
    return response
  } catch (error) {
    if (!classifyFailure(error)) console.error(redactError(error))
    return internalErrorResponse(error)
  }
}

/**
 * Finds the previewed theme and its site. Custom themes require the plan's feature, unless the theme is live; themes
 * without files are rendered by House. Null when the version does not exist.
 */
async function findPreviewed(
  payload: BasePayload,
  { theme: themeId, version }: PreviewTarget,
): Promise<ThemePreview | null> {
  const theme = await findStored<StoredTheme>({ payload }, { collection: THEMES, where: { id: { equals: themeId } } })
  const siteId = theme && !theme.deletedAt ? idOf(theme.tenant) : null
  if (!theme || !siteId) return null
  if (theme.renderMode !== 'nocode' && !(await mayShowCode(payload, siteId, themeId))) return null
  const shown =
    version === null
      ? await shownVersion(payload, siteId, themeId)
      : await numberedVersion(payload, siteId, { number: version, theme: themeId })
  if (version !== null && !shown) return null
  return {
    origin: previewAddress(themeId, version),
    siteId,
    theme: shown && (await packageOf(payload, siteId, shown)),
    themeId,
  }
}

async function mayShowCode(payload: BasePayload, siteId: string, themeId: string): Promise<boolean> {
  const site = await loadTenant(payload, siteId)
  return (
    site !== null &&
    (planAllows(site, CUSTOM_THEMES) || (await readSelectedTheme({ context: {}, payload }, siteId)).id === themeId)
  )
}
