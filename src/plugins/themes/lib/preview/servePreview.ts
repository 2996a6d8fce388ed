import { getPayload, type BasePayload, type SanitizedConfig } from 'payload'
import { idOf } from '../../../../access/idOf'
import { loadTenant } from '../../../../access/loadTenant'
import { CUSTOM_THEMES } from '../../../../collections/Themes/guardCustomCode'
import { classifyFailure } from '../../../../database/failures'
import { failureResponse } from '../../../../endpoints/answers'
import { brokenResponse } from '../../../../endpoints/hideInternals'
import { safeError } from '../../../../lib/logging/safeError'
import { settings } from '../../../../lib/settings'
import { planAllows } from '../../../../lib/plans/planAllows'
import { manifestSchema } from '../../../../lib/themes/manifestSchema'
import { serveSiteApiWith, serveSiteWith, type ThemePackage } from '../../../site/published'
import { shownVersion } from '../../database/versions'
import { THEMES, type StoredTheme } from '../theme'
import { packageOf, toPackage } from '../themeSource'
import { themeOfHost } from './previewHost'

type Config = SanitizedConfig

interface Previewed {
  siteId: string
  theme: ThemePackage
}

const NOTHING = { code: 'not_found:themes', message: 'There is nothing at this address.', status: 404 }
const HIDDEN = 'noindex, nofollow'

/** Is a host the preview of a theme, of one that there is or not? */
export const isPreviewHost = async (_: Config, headers: Headers): Promise<boolean> => themeOfHost(headers) !== null

/** Shows what is published on a theme's site, as that theme shows it. @returns null where the host is no preview's */
export async function servePreview(config: Config, request: Request): Promise<Response | null> {
  if (new URL(request.url).pathname === '/robots.txt' && themeOfHost(request.headers)) return new Response('User-agent: *\nDisallow: /\n', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  return answer(config, request, (found) => serveSiteWith(config, request, found), nothingHere)
}

/** Of the API there are the files that such a page shows. @returns null where the host is no preview's */
export const servePreviewApi = (config: Config, request: Request): Promise<Response | null> =>
  answer(config, request, ({ siteId }) => serveSiteApiWith(config, request, siteId), () => failureResponse(NOTHING))

async function answer(config: Config, request: Request, show: (found: Previewed) => Promise<Response>, nothing: () => Response): Promise<Response | null> {
  const themeId = themeOfHost(request.headers)
  if (!themeId) return null
  try {
    const found = await findPreviewed(await getPayload({ config }), themeId)
    const response = found ? await show(found) : nothing()
    response.headers.set('X-Robots-Tag', HIDDEN)
    frameByAdmin(response.headers)
    return response
  } catch (error) {
    if (!classifyFailure(error)) console.error(safeError(error))
    return brokenResponse(error)
  }
}

const POLICY = 'Content-Security-Policy'

/** The list of themes shows previews in frames. Nobody else does, whatever the site's own policy says. */
function frameByAdmin(headers: Headers): void {
  const policy = headers.get(POLICY)
  if (policy) headers.set(POLICY, policy.replace(/frame-ancestors[^;]*/, `frame-ancestors ${new URL(settings().SERVER_URL).origin}`))
}

const nothingHere = (): Response => new Response(`${NOTHING.message}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' }, status: NOTHING.status })

/**
 * A theme with its site. One with code takes the plan's feature, unless the website shows it already; one without files
 * of its own is drawn by the built-in theme.
 */
async function findPreviewed(payload: BasePayload, themeId: string): Promise<Previewed | null> {
  const theme = await payload.db.findOne<StoredTheme>({ collection: THEMES, where: { id: { equals: themeId } } })
  const siteId = theme && !theme.deletedAt ? idOf(theme.tenant) : null
  if (!theme || !siteId) return null
  if (theme.renderMode !== 'nocode' && !(await mayShowCode(payload, siteId, themeId))) return null
  const shown = await shownVersion(payload, siteId, themeId)
  const found = shown && (await packageOf(payload, siteId, shown))
  return { siteId, theme: found ?? toPackage(siteId, `${themeId}:0`, { files: [], info: { author: '', licence: '', name: theme.name, version: theme.version || '1' }, manifest: manifestSchema.safeParse(theme.manifest ?? {}).data ?? manifestSchema.parse({}) }) }
}

async function mayShowCode(payload: BasePayload, siteId: string, themeId: string): Promise<boolean> {
  const [site, row] = await Promise.all([loadTenant(payload, siteId), payload.db.findOne<{ id: string; selectedTheme?: unknown }>({ collection: 'tenants', where: { id: { equals: siteId } } })])
  return Boolean(site && planAllows(site, CUSTOM_THEMES)) || idOf(row?.selectedTheme) === themeId
}
