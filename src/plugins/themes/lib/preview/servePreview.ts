import { idOf, isUuid } from '@/lib/values'
import { previewLabel, previewOrigin } from '@/lib/site/hosts'
import { getPayload, type BasePayload, type SanitizedConfig } from 'payload'
import { loadTenant } from '@/access/tenants'
import { selectedTheme } from '@/collections/theme/selectedTheme'
import { CUSTOM_THEMES } from '@/collections/Themes/guardCustomCode'
import { classifyFailure } from '@/database/failures'
import { failureResponse, brokenResponse } from '@/endpoints/answers'
import { safeError } from '@/lib/logging/safeError'
import { planAllows } from '@/lib/plans/planAllows'
import {
  closedRobots,
  noticeAnswer,
  serveSiteApiWith,
  serveSiteWith,
  type ThemePreview,
} from '@/plugins/site/published'
import { numberedVersion, shownVersion } from '../../database/versions'
import { THEMES, type StoredTheme } from '../theme'
import { packageOf } from '../themeSource'
import { findStored } from '@/database/documents/stored'

/** `<theme>`, or `<theme>-v<number>` for one of its versions. */
const LABEL = /^([\da-f-]{36})(?:-v([1-9]\d{0,5}))?$/

export interface Previewed {
  theme: string
  /** Number of the version; null for the one that counts. */
  version: number | null
}

/**
 * The theme that a Host header asks for a preview of. Asks nothing and nobody.
 * @returns `nothing` for every other name of previews, which is nobody's; null where the host is not for previews
 */
export function themeOfHost(headers: Headers): Previewed | 'nothing' | null {
  const label = previewLabel(headers)
  if (label === null) return null
  const [, theme, version] = LABEL.exec(label) ?? []
  return isUuid(theme) ? { theme, version: version ? Number(version) : null } : 'nothing'
}

/**
 * Where a theme is previewed: its id is part of the name, and nobody but its site's staff learns it.
 * @param version its number. Default: the one that counts
 */
export const previewAddress = (themeId: string, version: number | null = null): string =>
  previewOrigin(version === null ? themeId : `${themeId}-v${version}`)

const HIDDEN = 'noindex, nofollow'

const NOTHING = { code: 'not_found:themes', message: 'There is nothing at this address.', status: 404 }

/** Is a host for previews, of a theme that there is or of none? */
export const isPreviewHost = async (_: SanitizedConfig, headers: Headers): Promise<boolean> =>
  themeOfHost(headers) !== null

/** Shows what is published on a theme's site, as that theme shows it. @returns null where the host is not for previews */
export async function servePreview(config: SanitizedConfig, request: Request): Promise<Response | null> {
  if (themeOfHost(request.headers) && new URL(request.url).pathname === '/robots.txt') return closedRobots()
  return answer(
    config,
    request,
    (found) => serveSiteWith(config, request, found),
    () => noticeAnswer('notFound', request),
  )
}

/** Of the API there are the files that such a page shows. @returns null where the host is not for previews */
export const servePreviewApi = (config: SanitizedConfig, request: Request): Promise<Response | null> =>
  answer(
    config,
    request,
    ({ siteId }) => serveSiteApiWith(config, request, { siteId }),
    () => failureResponse(NOTHING),
  )

async function answer(
  config: SanitizedConfig,
  request: Request,
  show: (found: ThemePreview) => Promise<Response>,
  nothing: () => Response,
): Promise<Response | null> {
  const asked = themeOfHost(request.headers)
  if (!asked) return null
  try {
    const found = asked === 'nothing' ? null : await findPreviewed(await getPayload({ config }), asked)
    const response = found ? await show(found) : nothing()
    response.headers.set('X-Robots-Tag', HIDDEN)
    return response
  } catch (error) {
    if (!classifyFailure(error)) console.error(safeError(error))
    return brokenResponse(error)
  }
}

/**
 * A theme with its site. One with code takes the plan's feature, unless the website shows it already; one without files
 * of its own is drawn by the built-in theme. A version that there is not, or no more, is nothing.
 */
async function findPreviewed(
  payload: BasePayload,
  { theme: themeId, version }: Previewed,
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
    (planAllows(site, CUSTOM_THEMES) || (await selectedTheme({ context: {}, payload }, siteId)).id === themeId)
  )
}
