import type { BasePayload, CollectionSlug } from 'payload'
import type { DescribedFailure } from '../../engine/failures'
import { renderPage } from '../renderPage'
import { siteById } from '../host/findSite'
import { documentContent, findContent } from '../read/findContent'
import { notFoundContent } from '../responses/notFound'
import { readPublished, type Reader } from '../read/Reader'
import type { Content } from '../View'
import { parse } from './siteTheme'
import type { RenderProblem, ThemePackage } from './ThemePackage'

export interface TrialRender {
  html: string
  /** Parts that failed; House's version or nothing was rendered instead. */
  problems: RenderProblem[]
  /** CPU time of the templates in milliseconds. */
  cpuMs: number
}

interface Trial {
  payload: BasePayload
  siteId: string
  theme: ThemePackage
  /** Id of the theme's document, whose settings apply. Default: the site's own theme. */
  themeId?: string
  /** Default: the site's default language. */
  language?: string
  /** Paths of files to leave out. Default: none. */
  skipped?: ReadonlySet<string>
}

/** A published document, a path of the site such as `/events`, or the page for addresses with nothing at them. */
export type TrialTarget = { collection: string; id: string } | { isNotFound: true } | { path: string }

/**
 * Renders one page of a site with a given theme, as visitors would see it. Failures are not reported, and nothing is
 * cached.
 * @returns null when the site has no such page
 */
export async function tryRender(
  { language, payload, siteId, skipped, theme, themeId }: Trial,
  target: TrialTarget,
): Promise<TrialRender | null> {
  const site = await siteById(payload, siteId)
  if (!site) return null
  const parsed = await parse(theme, siteId)
  const reader = { language: language ?? site.defaultLanguage, pageSize: parsed.pageSize, payload, site }
  const content = await contentOf(reader, target)
  if (!content) return null
  const { cpuMs, failures, html } = await renderPage(reader, content, {
    isTrial: true,
    skipped,
    theme: parsed,
    ...(themeId && { themeId }),
  })
  return { cpuMs, html, problems: failures.map((failure) => problemOf(failure, content.path)) }
}

const contentOf = async (reader: Reader, target: TrialTarget): Promise<Content | null> =>
  'isNotFound' in target
    ? notFoundContent(reader)
    : 'path' in target
      ? findContent(reader, target.path, new URLSearchParams())
      : documentAt(reader, target)

async function documentAt(
  reader: Reader,
  { collection, id }: { collection: string; id: string },
): Promise<Content | null> {
  const [document] = await readPublished(reader, collection as CollectionSlug, {
    limit: 1,
    where: { id: { equals: id } },
  })
  return document ? documentContent(reader, collection, document) : null
}

const problemOf = ({ column, file, isTimeLimit, line, message, path }: DescribedFailure, address: string) => ({
  address,
  column,
  line,
  message,
  path: file,
  ...(path.startsWith('layout/') && { isLayout: true }),
  ...(isTimeLimit && { isTimeLimit: true }),
})
