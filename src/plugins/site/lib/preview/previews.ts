import { isContentLanguage } from '../../../../lib/languages/codes'
import { noticeResponse } from '../responses/notices'
import type { Reader } from '../read/Reader'
import { draftResponse } from './draftResponse'
import { readPreview } from './previewToken'
import type { BasePayload } from 'payload'
import { hashToken } from '@/lib/crypto/envelope'
import { findOpenLink } from '@/plugins/site/database/previewLinks'
import { hasPermission } from '@/access/person'
import { loadPerson } from '@/access/personOf'
import type { PermissionKey } from '@/access/permissions'
import { callboardOf } from '@/access/registryOf'

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
    link && (await mayPreview(payload, { collection: link.collection, tenant, user: link.created_by, verb: 'manage' }))
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
