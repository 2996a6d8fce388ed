import { isUuid } from '@/lib/values'
import { previewLabel, previewOrigin } from '@/lib/site/hosts'
import { getPayload, type BasePayload, type SanitizedConfig } from 'payload'
import { callboardOf, translatorOf } from '@/exports/server'
import { classifyFailure } from '@/database/failures'
import { payloadWithin } from '@/database/payloadWithin'
import { failureResponse, internalErrorResponse } from '@/endpoints/failureResponses'
import { hostCookie } from '@/lib/http/hostCookie'
import { directionOf } from '@/lib/languages/languages'
import { redactError } from '@/lib/logging/redactError'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { FairGate, GateFull } from '@/lib/workers/FairGate'
import {
  closedRobots,
  noticeResponse,
  serveThemeAsset,
  serveSitePreviewApi,
  serveReleasePreview,
  themeOfSite,
  type PreviewNote,
} from '@/plugins/site/published'
import { loadActor, Refused, type Actor } from '../changeAllOrNone'
import { previewLive } from '../goLive'
import { type Refusal, isOpenState } from '../states'
import { issuePass, PASS_SECONDS, readPass, type Viewer } from './pass'
import { isMember } from '@/access/person'
import { loadPerson } from '@/access/personOf'
import { documentsOf, type StoredDocument } from '@/plugins/releases/database/documents'
import { canCreateReleases, canPublishAll } from '../permissions'
import { findRelease, type StoredRelease } from '../releases'

const LABEL = /^release-([\da-f-]{36})$/

/** Returns the id of the release that a preview host name belongs to; null for other hosts. Does no I/O. */
function releaseOfHost(headers: Headers): string | null {
  const [, id] = LABEL.exec(previewLabel(headers) ?? '') ?? []
  return isUuid(id) ? id : null
}

/** Returns the origin that serves the preview of a release. */
export const releaseOrigin = (id: string): string => previewOrigin(`release-${id}`)

const ROBOTS_TAG = 'noindex, nofollow'

const NOT_FOUND = { code: 'not_found:releases', message: 'There is nothing at this address.', status: 404 }

const ENTER = /^\/-\/enter\/([\w.-]{1,200})$/

const cookie = hostCookie('callboard-release')

/** Rendering a preview locks the documents of the release: one page at a time for each site, three in total. */
const OPTIONS = {
  slots: 3,
  slotsPerGroup: 1,
  waiting: { bytes: Number.POSITIVE_INFINITY, count: 60 },
  waitingPerGroup: { bytes: Number.POSITIVE_INFINITY, count: 20 },
}

/** Of all bundles, as the limits are those of the process. */
const gate = () => oncePerProcess('releasePreviews', () => new FairGate(OPTIONS))

/** Whether the request's host is a release preview. */
export const isReleaseHost = async (_: SanitizedConfig, headers: Headers): Promise<boolean> =>
  releaseOfHost(headers) !== null

/**
 * Serves the preview of a site, to users who may make the release live.
 * @returns null if the host is not a release preview
 */
export const serveRelease = (config: SanitizedConfig, request: Request): Promise<Response | null> =>
  respond(
    request,
    (release) => servePreviewPage(config, request, release),
    () => noticeResponse('unavailable', request),
  )

/** Serves the files that a previewed page shows. @returns null if the host is not a release preview */
export const serveReleaseApi = (config: SanitizedConfig, request: Request): Promise<Response | null> =>
  respond(request, (release) => serveFile(config, request, release), internalErrorResponse)

async function respond(
  request: Request,
  serve: (release: string) => Promise<Response>,
  onError: (error: unknown) => Response,
): Promise<Response | null> {
  const release = releaseOfHost(request.headers)
  if (!release) return null
  try {
    return withoutIndexing(await serve(release))
  } catch (error) {
    if (!classifyFailure(error) && !GateFull.is(error)) console.error(redactError(error))
    return withoutIndexing(onError(error))
  }
}

function withoutIndexing(response: Response): Response {
  response.headers.set('X-Robots-Tag', ROBOTS_TAG)
  return response
}

async function servePreviewPage(config: SanitizedConfig, request: Request, release: string): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/robots.txt') return closedRobots()
  const payload = await getPayload({ config })
  const [, pass] = ENTER.exec(pathname) ?? []
  if (pass && request.method === 'GET') return enter(payload, request, release, pass)
  const viewer = viewerOf(payload, request, release)
  const preview = viewer && (await loadPreview(payload, viewer))
  if (!preview) return noticeResponse('ended', request)
  const siteId = preview.release.tenantId
  return (
    (await serveThemeAsset({ payload, siteId }, pathname)) ?? renderPreview(config, payload, request, viewer, preview)
  )
}

/** Exchanges the pass in the URL for a cookie of this host and redirects to a URL without it. */
function enter(payload: BasePayload, request: Request, release: string, pass: string): Response {
  const circumstances = { now: new Date(), secret: payload.secret }
  const user = readPass('enter', pass, release, circumstances)
  if (!user) return noticeResponse('ended', request)
  const headers = {
    'Cache-Control': 'private, no-store',
    Location: '/',
    'Referrer-Policy': 'no-referrer',
    'Set-Cookie': cookie.write(issuePass('stay', { release, user }, circumstances), PASS_SECONDS.stay),
  }
  return new Response(null, { headers, status: 303 })
}

function viewerOf(payload: BasePayload, request: Request, release: string): Viewer | null {
  const user = readPass('stay', cookie.read(request.headers), release, { now: new Date(), secret: payload.secret })
  return user === null ? null : { release, user }
}

async function renderPreview(
  config: SanitizedConfig,
  payload: BasePayload,
  request: Request,
  { user }: Viewer,
  { release }: Preview,
): Promise<Response> {
  const siteId = release.tenantId
  const [actor, theme] = [await loadActor(payload, user), await themeOfSite(payload, siteId)]
  if (!actor || !theme) return noticeResponse('notFound', request)
  const leave = await gate().enter(siteId, 0)
  try {
    return await previewLive(actor, release, async (req, leftOut) =>
      serveReleasePreview(config, request, {
        note: noteOf(actor, release.title, leftOut),
        origin: releaseOrigin(release.id),
        payload: await payloadWithin(req),
        siteId,
        theme,
      }),
    )
  } catch (error) {
    // Too many documents cannot go live; the screen of the release lists them.
    if (error instanceof Refused) return noticeResponse('unavailable', request)
    throw error
  } finally {
    leave()
  }
}

function noteOf({ i18n }: Actor, release: string, leftOut: Refusal[]): PreviewNote {
  const t = translatorOf(i18n)
  const reasons = leftOut.map(({ reason, title }) => `${title || t('untitled')}: ${reason}`)
  return {
    direction: directionOf(i18n.language),
    language: i18n.language,
    missing: { label: t('releasePreviewMissing'), reasons },
    text: t('releasePreviewText', { release }),
    title: t('releasePreview'),
  }
}

/** Also serves unpublished files that the release publishes. */
async function serveFile(config: SanitizedConfig, request: Request, release: string): Promise<Response> {
  const payload = await getPayload({ config })
  const viewer = viewerOf(payload, request, release)
  const preview = viewer && (await loadPreview(payload, viewer))
  if (!preview) return failureResponse(NOT_FOUND)
  const uploads = callboardOf(payload).contentTypes.flatMap(({ collection, slug }) => (collection.upload ? [slug] : []))
  const visibleFiles = preview.documents.flatMap(({ collection, documentId, isPublish }) =>
    isPublish && uploads.includes(collection) ? [documentId] : [],
  )
  return serveSitePreviewApi(config, request, { unpublishedFiles: visibleFiles, siteId: preview.release.tenantId })
}

interface Preview {
  documents: StoredDocument[]
  release: StoredRelease
}

/** Loads an open release if the user may make it live; null otherwise. Permissions are read anew for each request. */
async function loadPreview(payload: BasePayload, { release: id, user }: Viewer): Promise<Preview | null> {
  const release = await findRelease({ payload }, id)
  const person = (await loadPerson(payload, { id: user, sid: null, tenant: null }))?.person
  if (!release || !person || !isOpenState(release.state)) return null
  const documents = await documentsOf({ payload }, id)
  const isAllowed =
    isMember(person, release.tenantId) &&
    canCreateReleases({ payload }, person, release.tenantId) &&
    canPublishAll(
      { payload },
      person,
      release.tenantId,
      documents.map(({ collection }) => collection),
    )
  return isAllowed ? { documents, release } : null
}
