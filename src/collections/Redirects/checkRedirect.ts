import type { PayloadRequest, Where } from 'payload'
import { readSiteAddress } from '@/database/website/readSiteAddress'
import { findStored } from '@/database/documents/stored'
import type { MessageKey } from '@/i18n/en'
import { translatorOf } from '@/i18n/translator'
import { siteLanguages } from '@/lib/languages/languages'
import { settings } from '@/lib/settings'
import { documentPath, ownOrigins } from '@/lib/site/addresses'
import { isReservedPath, parseFoldedPath } from '@/lib/site/foldedPath'
import { formatSource, parseSource, type SourceProblem } from '@/lib/site/redirectSource'
import { isolateText } from '@/lib/text/isolated'
import type { Tenant } from '@/payload-types'
import { idOf } from '@/lib/values'
import { followRedirect, isItself, readPatterns, type RedirectStep, type Redirects } from './followRedirects'
import { findPublished, isAddressed, publishedAt, type PublishedSite } from './publishedAt'

/** Why a redirect cannot work, and the field to change. */
export interface RedirectProblem {
  message: string
  path: 'from' | 'to' | 'toAddress'
}

const MESSAGES: Record<SourceProblem, MessageKey> = {
  fragment: 'validationRedirectFragment',
  path: 'validationPath',
  reserved: 'validationRedirectReserved',
  space: 'validationRedirectSpace',
  star: 'validationRedirectStar',
}

/** Says why an address cannot be the source of a redirect; true if it can, as far as its form decides. */
export function checkSourceForm(req: PayloadRequest, from: unknown): string | true {
  const source = typeof from === 'string' ? parseSource(from) : { problem: 'path' as const }
  return 'problem' in source ? translatorOf(req.i18n)(MESSAGES[source.problem]) : true
}

/** Loads the site of a redirect as it is in the operation's transaction; null if it does not exist. */
export async function redirectSiteOf(req: PayloadRequest, tenantId: string): Promise<PublishedSite | null> {
  const tenant = await findStored<Tenant>(req, { collection: 'tenants', where: { id: { equals: tenantId } } })
  const address = await readSiteAddress(req, tenantId)
  if (!tenant || !address) return null
  const { defaultLanguage, publishedLanguages } = siteLanguages(tenant)
  const origins = ownOrigins(address, settings())
  return { defaultLanguage, id: tenantId, languages: publishedLanguages, origins, payload: req.payload, req }
}

/**
 * Finds what already is at the source: a page, document or list that visitors see there, or another redirect.
 * @param besides redirects that are published in the same operation
 */
export async function findSourceProblem(
  req: PayloadRequest,
  site: PublishedSite,
  { from, id }: Pick<RedirectStep, 'from' | 'id'>,
  besides: RedirectStep[] = [],
): Promise<RedirectProblem | null> {
  const t = translatorOf(req.i18n)
  const source = parseSource(from)
  if ('problem' in source) return null
  const problem = (message: string): RedirectProblem => ({ message, path: 'from' })
  const { language, path } = parseFoldedPath(source.path, site.languages)
  if (language !== null && path !== '/' && isReservedPath(path)) return problem(t('validationRedirectReserved'))
  // Sources that are more than a path do not hide what is there. With the default language, nothing is there.
  if (!source.isPrefix && source.query.length === 0 && language !== site.defaultLanguage) {
    const found = await publishedAt(site, path)
    if (found)
      return problem(
        found.title ? t('validationRedirectPage', { title: isolateText(found.title) }) : t('validationRedirectList'),
      )
  }
  const stored = formatSource(source)
  const others = await findPublished<{ id: string }>(site, 'redirects', {
    limit: 2,
    select: { from: true },
    where: { from: { in: [stored, `${stored}/`] } },
  })
  const isTaken =
    others.some((other) => other.id !== id) || besides.some((other) => other.id !== id && other.from === stored)
  return isTaken ? problem(t('redirectTaken')) : null
}

/**
 * Finds why the target of a redirect leads nowhere or back to the redirect.
 * @param besides redirects that are published in the same operation
 */
export async function findTargetProblem(
  req: PayloadRequest,
  site: PublishedSite,
  redirect: RedirectStep,
  besides: RedirectStep[] = [],
): Promise<RedirectProblem | null> {
  const t = translatorOf(req.i18n)
  const path = redirect.to ? 'to' : 'toAddress'
  if (!redirect.to && !redirect.toAddress) return { message: t('validationRedirectTarget'), path }
  if (redirect.to && (await isOwnAddress(req, site, redirect.to, redirect.from)))
    return { message: t('validationRedirectSelf'), path }
  const source = parseSource(redirect.from)
  if ('problem' in source) return null
  const pending = [...besides.filter(({ id }) => id !== redirect.id), redirect]
  const redirects: Redirects = { ...site, patterns: () => readPatterns(site), pending }
  const place = parseFoldedPath(source.path, site.languages)
  // What is found without a language leads on in each.
  const visitors = place.language === null ? [site.defaultLanguage, ...site.languages] : [place.language]
  for (const language of new Set(visitors)) {
    const end = await followRedirect(redirects, { redirect, rest: '' }, { language, search: '' })
    if (!end || !('loopThrough' in end)) continue
    const [from] = end.loopThrough
    return {
      message: from ? t('validationRedirectLoop', { from: isolateText(from) }) : t('validationRedirectSelf'),
      path,
    }
  }
  return null
}

/** Whether the target is a document, published or not, whose own address is the source. */
async function isOwnAddress(
  req: PayloadRequest,
  site: PublishedSite,
  to: NonNullable<RedirectStep['to']>,
  from: string,
): Promise<boolean> {
  if (!isAddressed(site.payload, to.relationTo)) return false
  const where: Where = { and: [{ id: { equals: idOf(to.value) } }, { tenant: { equals: site.id } }] }
  const target = await findStored<Addressed>(req, { collection: to.relationTo, where })
  const path = target && documentPath(to.relationTo, target)
  return Boolean(path && isItself(site, from, path))
}

interface Addressed {
  id: string
  relativePath?: string | null
  slug?: string | null
}

/** Whether an address that is typed as the target is plainly the source. */
export const isPlainSelf = (from: string, toAddress: string): boolean =>
  toAddress.startsWith('/') && isItself({ defaultLanguage: '', languages: [] }, from, toAddress.replace(/[?#].*$/s, ''))
