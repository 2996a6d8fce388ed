import { settings } from '@/lib/settings'
import { noticeResponse } from '../responses/notices'
import { htmlResponse } from '../responses/html'
import { renderPage } from '../renderPage'
import { signFileAddresses } from '../gate/gate'
import { previewBar } from '../html/previewBar'
import { documentContent } from '../read/findContent'
import { fallbackLanguages } from '@/lib/languages/languages'
import type { Reader } from '../read/Reader'
import { themeOf } from '../theme/siteTheme'
import type { CollectionSlug, TypedLocale } from 'payload'
import { idOf } from '@/lib/values'

interface DraftTarget {
  collection: string
  id: string
  /** The editor beside it reports saves. */
  isLive: boolean
}

/** A draft loads only our own files, whatever the site's policy allows, and only the editor may embed it. */
const policyOf = (isLive: boolean): string =>
  `default-src 'self'; img-src 'self' data: https:; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors ${isLive ? new URL(settings().SERVER_URL).origin : "'none'"}`

/** Serves a draft as its page will look. It is not cached, and linked sites receive no referrer. */
export async function draftResponse(
  reader: Reader,
  request: Request,
  { collection, id, isLive }: DraftTarget,
): Promise<Response> {
  const document = await readDraft(reader, collection, id)
  if (!document) return noticeResponse('ended', request, reader.site, reader.language)
  const bar = previewBar(isLive ? new URL(settings().SERVER_URL).origin : null, reader.language)
  const theme = await themeOf(reader.payload, reader.site)
  const { html } = await renderPage(
    reader,
    await documentContent({ ...reader, pageSize: theme.pageSize }, collection, document),
    { bar, theme },
  )
  const headers = {
    'Content-Security-Policy': policyOf(isLive),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  }
  const { payload, site } = reader
  return htmlResponse(html, {
    headers,
    request,
    rewrite: (page) => signFileAddresses(page, site, { now: new Date(), secret: payload.secret }),
    site,
  })
}

/** Loads a document with its draft changes; null when it is in the trash or does not belong to the site. */
async function readDraft({ language, payload, site }: Reader, collection: string, id: string): Promise<object | null> {
  const document = await payload.findByID({
    collection: collection as CollectionSlug,
    depth: 0,
    disableErrors: true,
    draft: true,
    fallbackLocale: fallbackLanguages(site),
    id,
    locale: language as TypedLocale,
    // The request was authorised by a token for this document or by a preview link.
    overrideAccess: true,
  })
  return document && idOf((document as { tenant?: unknown }).tenant) === site.id ? document : null
}
