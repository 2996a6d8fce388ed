import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BasePayload, PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/envelope'
import { callboardOf, tenantOfForm } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import { loadPerson } from '@/access/personOf'
import type { PermissionKey } from '@/access/permissions'
import { isContentLanguage } from '@/lib/languages/codes'
import { noticeResponse } from '../responses/notices'
import type { Reader } from '../read/Reader'
import { idOf } from '@/lib/values'
import { readSiteAddress } from '@/database/website/readSiteAddress'
import { settings } from '@/lib/settings'
import { siteOrigin } from '@/lib/site/addresses'
import { draftResponse } from './draftResponse'
import { findOpenLink } from './previewLinks'

/** Serves drafts: live previews of the editor and shared links. Null for any other address. */
export async function previewResponse(reader: Reader, url: URL, request: Request): Promise<Response | null> {
  const [, kind, token] = /^\/-\/(preview|shared)\/([\w.-]{1,1200})$/.exec(url.pathname) ?? []
  if (!kind || !token) return null
  const { payload, site } = reader
  if (kind === 'shared') {
    const link = await followLink(payload, site.id, token)
    return link
      ? draftResponse({ ...reader, language: link.language }, request, { ...link, isLive: false })
      : noticeResponse('ended', request, site)
  }
  const target = readPreview(token, { now: new Date(), secret: payload.secret })
  const isOpen =
    target !== null && target.tenant === site.id && (await mayPreview(payload, { ...target, verb: 'view' }))
  if (!isOpen) return noticeResponse('ended', request, site)
  const requested = url.searchParams.get('language')
  const language = isContentLanguage(requested) ? requested : site.defaultLanguage
  return draftResponse({ ...reader, language }, request, { ...target, isLive: true })
}

interface LinkTarget {
  collection: string
  id: string
  language: string
}

/**
 * Finds the draft of a shared link on this site; null when the link has expired, was revoked, or its creator no longer
 * has the permission.
 */
async function followLink(payload: BasePayload, tenant: string, token: string): Promise<LinkTarget | null> {
  const link = await findOpenLink(payload, tenant, hashToken(token))
  const isOpen =
    link && (await mayPreview(payload, { collection: link.collection, tenant, user: link.createdBy, verb: 'manage' }))
  return isOpen ? { collection: link.collection, id: link.id, language: link.language } : null
}

interface PermissionCheck {
  collection: string
  tenant: string
  user: string
  verb: 'manage' | 'view'
}

/** Whether the user currently has the permission. Queries the database each time. */
async function mayPreview(payload: BasePayload, { collection, tenant, user, verb }: PermissionCheck): Promise<boolean> {
  const group = callboardOf(payload).contentTypes.find(({ slug }) => slug === collection)?.group.name
  const found = group && (await loadPerson(payload, { id: user, sid: null, tenant: null }))
  return found ? hasPermission(found.person, `${group}:${verb}` as PermissionKey, tenant) : false
}

/** The document that a token shows, and the user it was issued to. */
export interface PreviewTarget {
  collection: string
  id: string
  tenant: string
  user: string
}

interface Circumstances {
  now: Date
  /** Secret of the installation. */
  secret: string
}

const HOUR_MS = 3_600_000

const sign = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(`site-preview ${body}`).digest('base64url')

/**
 * Issues a token for one user and one document, valid for one to two hours. It stays the same within an hour: the
 * editor requests it on every change, and a new token would reload the preview.
 */
export function issuePreview({ collection, id, tenant, user }: PreviewTarget, { now, secret }: Circumstances): string {
  const until = (Math.floor(now.getTime() / HOUR_MS) + 2) * (HOUR_MS / 1000)
  const body = Buffer.from(JSON.stringify([until, user, tenant, collection, id])).toString('base64url')
  return `${body}.${sign(body, secret)}`
}

/** Verifies a token; null when it is invalid or has expired. */
export function readPreview(token: string, { now, secret }: Circumstances): PreviewTarget | null {
  const [, body, signature] = /^([\w-]{1,1000})\.([\w-]{43})$/.exec(token) ?? []
  if (!body || !signature || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(body, secret)))) return null
  const [until, user, tenant, collection, id] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    number,
    string,
    string,
    string,
    string,
  ]
  return until * 1000 > now.getTime() ? { collection, id, tenant, user } : null
}

/**
 * Returns the origin for previews of a site: its own, or the one configured in `WEBSITE_URL`. Null when there is no
 * such site.
 */
export async function previewOrigin(req: PayloadRequest, tenant: string): Promise<string | null> {
  const site = await readSiteAddress(req, tenant)
  if (!site) return null
  const env = settings()
  return env.WEBSITE_URL ? env.WEBSITE_URL.replace('{slug}', site.slug).replace(/\/+$/, '') : siteOrigin(site, env)
}

interface Args {
  collectionConfig?: { slug: string }
  data: Record<string, unknown>
  locale: { code: string }
  req: PayloadRequest
}

/** Returns the live preview address for the current user; null before the document is saved for the first time. */
export async function livePreviewAddress({ collectionConfig, data, locale, req }: Args): Promise<string | null> {
  const tenant = idOf(data.tenant) && (await tenantOfForm(req, data))
  const id = idOf(data.id)
  if (!tenant || !id || !req.user || !collectionConfig) return null
  const origin = await previewOrigin(req, tenant)
  const token = issuePreview(
    { collection: collectionConfig.slug, id, tenant, user: String(req.user.id) },
    { now: new Date(), secret: req.payload.secret },
  )
  return origin && `${origin}/-/preview/${token}?language=${encodeURIComponent(locale.code)}`
}
