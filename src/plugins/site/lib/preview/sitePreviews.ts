import { getPayload, type BasePayload, type SanitizedConfig } from 'payload'
import { classifyFailure } from '@/database/failures'
import { redactError } from '@/lib/logging/redactError'
import { settings } from '@/lib/settings'
import { GateFull } from '@/lib/workers/FairGate'
import { siteById } from '../host/findSite'
import { previewNoteBar, type PreviewNote } from '../html/previewBar'
import { noticeResponse } from '../responses/notices'
import { respond } from '../serveSite'
import { builtInTheme, type ParsedTheme } from '../theme/ParsedTheme'
import { parse, themeOf } from '../theme/siteTheme'
import type { ThemePackage } from '../theme/ThemePackage'

/** Options of a preview of a site with one of its themes. */
export interface ThemePreview {
  siteId: string
  /** Id of the theme whose settings apply. */
  themeId: string
  /** Files of the theme; null for the built-in theme. */
  theme: ThemePackage | null
  /** Origin of the preview. Links within the site stay on it. */
  origin: string
}

/**
 * Serves a site's published content with a theme, on a separate host. Responses are neither cached nor indexed. Forms
 * are disabled, except for the site's password. Only the admin may embed the pages.
 */
export async function serveThemePreview(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  { siteId, ...preview }: ThemePreview,
): Promise<Response> {
  try {
    const payload = await getPayload({ config })
    const site = await siteById(payload, siteId)
    if (!site || site.closed) return asPreview(noticeResponse('notFound', request))
    const theme = preview.theme ? await parse(preview.theme, siteId) : builtInTheme()
    return asPreview(
      await respond({
        config,
        payload,
        preview: { origin: preview.origin, preview: 'theme', theme, themeId: preview.themeId },
        request,
        site,
      }),
    )
  } catch (error) {
    if (!classifyFailure(error) && !GateFull.is(error)) console.error(redactError(error))
    return asPreview(noticeResponse('unavailable', request))
  }
}

/** Options of a preview of a planned release. */
export interface ReleasePreview {
  siteId: string
  /** Payload instance that reads the content as of the release. */
  payload: BasePayload
  /** Theme that renders the pages. It is passed in, because cached themes reflect the current state. */
  theme: ParsedTheme
  origin: string
  /** Content of the bar above each page. */
  note: PreviewNote
}

/**
 * Serves a preview of a planned release to staff, on a separate host. Responses are neither cached nor indexed, and
 * forms are disabled. The caller has already authorised the request, so the site's password is not required.
 */
export async function serveReleasePreview(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  { note, origin, payload, siteId, theme }: ReleasePreview,
): Promise<Response> {
  const site = await siteById(payload, siteId)
  if (!site || site.closed) return asPreview(noticeResponse('notFound', request))
  return asPreview(
    await respond({
      config,
      payload,
      preview: { bar: previewNoteBar(note), isTrial: true, origin, preview: 'release', theme },
      request,
      site: { ...site, gate: null },
    }),
  )
}

/** Returns the theme of a site; null when the site does not exist or is offline. */
export async function themeOfSite(payload: BasePayload, siteId: string): Promise<ParsedTheme | null> {
  const site = await siteById(payload, siteId)
  return site && !site.closed ? themeOf(payload, site) : null
}

/**
 * Adds the headers of a preview to a response. Content-addressed responses stay cacheable: they are the same
 * everywhere.
 */
function asPreview(response: Response): Response {
  const { headers } = response
  const policy = headers.get('Content-Security-Policy')
  const rest = policy?.split('; ').filter((directive) => !directive.startsWith('frame-ancestors')) ?? []
  if (policy)
    headers.set(
      'Content-Security-Policy',
      [...rest, `frame-ancestors ${new URL(settings().SERVER_URL).origin}`].join('; '),
    )
  if (!headers.get('Cache-Control')?.includes('immutable')) headers.set('Cache-Control', 'private, no-store')
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
}
