import type { BasePayload, CollectionSlug } from 'payload'
import type { Failure } from '../../engine/Run'
import { renderPage } from '../renderPage'
import { siteById } from '../host/findSite'
import { documentContent, findContent } from '../read/findContent'
import { readPublished } from '../read/Reader'
import { describeFailure, compile } from './siteTheme'
import type { RenderProblem, ThemePackage } from './ThemePackage'

export interface TrialRender {
  html: string
  /** Parts that failed; House's version or nothing was rendered instead. */
  problems: RenderProblem[]
}

interface Trial {
  payload: BasePayload
  siteId: string
  theme: ThemePackage
  /** Id of the theme's document, whose settings apply. Default: the site's own theme. */
  themeId?: string
  /** Default: the site's default language. */
  language?: string
}

/** A published document, or a path of the site such as `/events`. */
type Target = { collection: string; id: string } | { path: string }

/**
 * Renders one page of a site with a given theme, as visitors would see it. Failures are not reported, and nothing is
 * cached.
 * @returns null when the site has no such page
 */
export async function tryRender(
  { language, payload, siteId, theme, themeId }: Trial,
  target: Target,
): Promise<TrialRender | null> {
  const site = await siteById(payload, siteId)
  if (!site) return null
  const compiled = await compile(theme)
  const reader = { language: language ?? site.defaultLanguage, pageSize: compiled.pageSize, payload, site }
  const content =
    'path' in target ? await findContent(reader, target.path, new URLSearchParams()) : await documentAt(reader, target)
  if (!content) return null
  const { failures, html } = await renderPage(reader, content, {
    isTrial: true,
    theme: compiled,
    ...(themeId && { themeId }),
  })
  return { html, problems: failures.map((failure) => problemOf(failure, content.path)) }
}

async function documentAt(
  reader: Parameters<typeof documentContent>[0],
  { collection, id }: { collection: string; id: string },
): ReturnType<typeof findContent> {
  const [document] = await readPublished(reader, collection as CollectionSlug, {
    limit: 1,
    where: { id: { equals: id } },
  })
  return document ? documentContent(reader, collection, document) : null
}

const problemOf = ({ error, path }: Failure, address: string): RenderProblem => ({
  address,
  path,
  ...describeFailure(error),
})
