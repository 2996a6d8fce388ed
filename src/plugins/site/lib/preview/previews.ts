import { isContentLanguage } from '../../../../lib/languages/codes'
import { noticeAnswer } from '../answers/notices'
import type { Reader } from '../read/Reader'
import { draftAnswer } from './draftAnswer'
import { mayPreview } from './mayPreview'
import { readPreview } from './previewToken'
import { followLink } from './followLink'

/** Drafts for who may see them: the editor's own, and those that somebody shares. Null for other addresses. */
export async function previewAnswer(reader: Reader, url: URL, request: Request): Promise<Response | null> {
  const [, kind, token] = /^\/-\/(preview|shared)\/([\w.-]{1,1200})$/.exec(url.pathname) ?? []
  if (!kind || !token) return null
  const { payload, site } = reader
  if (kind === 'shared') {
    const link = await followLink(payload, site.id, token)
    return link
      ? draftAnswer({ ...reader, language: link.language }, request, { ...link, isLive: false })
      : noticeAnswer('ended', request, site)
  }
  const target = readPreview(token, { now: new Date(), secret: payload.secret })
  const isOpen =
    target !== null && target.tenant === site.id && (await mayPreview(payload, { ...target, verb: 'view' }))
  if (!isOpen) return noticeAnswer('ended', request, site)
  const asked = url.searchParams.get('language')
  const language = isContentLanguage(asked) ? asked : site.defaultLanguage
  return draftAnswer({ ...reader, language }, request, { ...target, isLive: true })
}
