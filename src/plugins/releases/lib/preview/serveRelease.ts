import { getPayload, type BasePayload, type SanitizedConfig } from 'payload'
import { callboardOf } from '../../../../access/registryOf'
import { classifyFailure } from '../../../../database/failures'
import { payloadWithin } from '../../../../database/payloadWithin'
import { failureResponse } from '../../../../endpoints/answers'
import { brokenResponse } from '../../../../endpoints/hideInternals'
import { translatorOf } from '../../../../i18n/translator'
import { hostCookie } from '../../../../lib/http/hostCookie'
import { directionOf } from '../../../../lib/languages/directionOf'
import { safeError } from '../../../../lib/logging/safeError'
import { oncePerProcess } from '../../../../lib/process/oncePerProcess'
import { FairGate, GateFull } from '../../../../lib/workers/FairGate'
import {
  closedRobots,
  noticeAnswer,
  ownFile,
  serveSiteApiWith,
  serveSiteAsItWillBe,
  themeOfSite,
  type Note,
} from '../../../site/published'
import { actorOf, Refused, type Actor } from '../asOne'
import { lookAhead } from '../goLive'
import { type Refusal, isOpenState } from '../states'
import { issuePass, PASS_SECONDS, readPass, type Looker } from './pass'
import { releaseOfHost, releaseOrigin } from './releaseHost'
import { isMember } from '@/access/person'
import { loadPerson } from '@/access/personOf'
import { documentsOf } from '@/plugins/releases/database/documents'
import { readStored, type StoredDocument, type StoredRelease } from '@/plugins/releases/database/releases'
import { mayMake, mayPublishAll } from '../rights'

const HIDDEN = 'noindex, nofollow'
const NOTHING = { code: 'not_found:releases', message: 'There is nothing at this address.', status: 404 }
const ENTER = /^\/-\/enter\/([\w.-]{1,200})$/

const cookie = hostCookie('callboard-release')

/** While somebody looks, the documents of the release are locked: one page at a time of each site, and few of all. */
const OPTIONS = {
  slots: 3,
  slotsPerGroup: 1,
  waiting: { bytes: Number.POSITIVE_INFINITY, count: 60 },
  waitingPerGroup: { bytes: Number.POSITIVE_INFINITY, count: 20 },
}
const gate = () => oncePerProcess('releasePreviews', () => new FairGate(OPTIONS))

/** Is a host for previews of releases? */
export const isReleaseHost = async (_: SanitizedConfig, headers: Headers): Promise<boolean> =>
  releaseOfHost(headers) !== null

/** Shows a site as a release will leave it, to whoever may let it go live. @returns null where the host is not for that */
export const serveRelease = (config: SanitizedConfig, request: Request): Promise<Response | null> =>
  answer(
    request,
    (release) => page(config, request, release),
    () => noticeAnswer('unavailable', request),
  )

/** Of the API there are the files that such a page shows. @returns null where the host is not for that */
export const serveReleaseApi = (config: SanitizedConfig, request: Request): Promise<Response | null> =>
  answer(request, (release) => file(config, request, release), brokenResponse)

async function answer(
  request: Request,
  show: (release: string) => Promise<Response>,
  broken: (error: unknown) => Response,
): Promise<Response | null> {
  const release = releaseOfHost(request.headers)
  if (!release) return null
  try {
    return hidden(await show(release))
  } catch (error) {
    if (!classifyFailure(error) && !GateFull.is(error)) console.error(safeError(error))
    return hidden(broken(error))
  }
}

function hidden(response: Response): Response {
  response.headers.set('X-Robots-Tag', HIDDEN)
  return response
}

async function page(config: SanitizedConfig, request: Request, release: string): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/robots.txt') return closedRobots()
  const payload = await getPayload({ config })
  const [, pass] = ENTER.exec(pathname) ?? []
  if (pass && request.method === 'GET') return enter(payload, request, release, pass)
  const looker = lookerOf(payload, request, release)
  const looked = looker && (await mayLook(payload, looker))
  if (!looked) return noticeAnswer('ended', request)
  const siteId = looked.release.tenantId
  return (await ownFile({ payload, siteId }, pathname)) ?? look(config, payload, request, looker, looked)
}

/** The pass of an address becomes a cookie of this very host, and is in no address any more. */
function enter(payload: BasePayload, request: Request, release: string, pass: string): Response {
  const circumstances = { now: new Date(), secret: payload.secret }
  const user = readPass('enter', pass, release, circumstances)
  if (!user) return noticeAnswer('ended', request)
  const headers = {
    'Cache-Control': 'private, no-store',
    Location: '/',
    'Referrer-Policy': 'no-referrer',
    'Set-Cookie': cookie.write(issuePass('stay', { release, user }, circumstances), PASS_SECONDS.stay),
  }
  return new Response(null, { headers, status: 303 })
}

function lookerOf(payload: BasePayload, request: Request, release: string): Looker | null {
  const user = readPass('stay', cookie.read(request.headers), release, { now: new Date(), secret: payload.secret })
  return user === null ? null : { release, user }
}

async function look(
  config: SanitizedConfig,
  payload: BasePayload,
  request: Request,
  { user }: Looker,
  { release }: Looked,
): Promise<Response> {
  const siteId = release.tenantId
  const [actor, theme] = [await actorOf(payload, user), await themeOfSite(payload, siteId)]
  if (!actor || !theme) return noticeAnswer('notFound', request)
  const leave = await gate().enter(siteId, 0)
  try {
    return await lookAhead(actor, release, async (req, leftOut) =>
      serveSiteAsItWillBe(config, request, {
        note: noteOf(actor, release.title, leftOut),
        origin: releaseOrigin(release.id),
        payload: await payloadWithin(req),
        siteId,
        theme,
      }),
    )
  } catch (error) {
    // Too much of it cannot go live: its own screen says what.
    if (error instanceof Refused) return noticeAnswer('unavailable', request)
    throw error
  } finally {
    leave()
  }
}

function noteOf({ i18n }: Actor, release: string, leftOut: Refusal[]): Note {
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

/** Files that are published with it are seen before they are. */
async function file(config: SanitizedConfig, request: Request, release: string): Promise<Response> {
  const payload = await getPayload({ config })
  const looker = lookerOf(payload, request, release)
  const looked = looker && (await mayLook(payload, looker))
  if (!looked) return failureResponse(NOTHING)
  const uploads = callboardOf(payload).contentTypes.flatMap(({ collection, slug }) => (collection.upload ? [slug] : []))
  const sees = looked.documents.flatMap(({ collection, documentId, isPublish }) =>
    isPublish && uploads.includes(collection) ? [documentId] : [],
  )
  return serveSiteApiWith(config, request, { sees, siteId: looked.release.tenantId })
}

interface Looked {
  documents: StoredDocument[]
  release: StoredRelease
}

/** An open release, for whoever may let it go live now; the database is asked each time. Null for everybody else. */
async function mayLook(payload: BasePayload, { release: id, user }: Looker): Promise<Looked | null> {
  const release = await readStored({ payload }, id)
  const person = (await loadPerson(payload, { id: user, sid: null, tenant: null }))?.person
  if (!release || !person || !isOpenState(release.state)) return null
  const documents = await documentsOf({ payload }, id)
  const isAllowed =
    isMember(person, release.tenantId) &&
    mayMake({ payload }, person, release.tenantId) &&
    mayPublishAll(
      { payload },
      person,
      release.tenantId,
      documents.map(({ collection }) => collection),
    )
  return isAllowed ? { documents, release } : null
}
