import type { ReactNode } from 'react'
import { selectedTheme } from '../../../collections/theme/selectedTheme'
import { templateData, type TemplateData } from '../../../lib/content/liquid/templateData'
import type { CspDirectives } from '../../../lib/csp/presets'
import { settings } from '../../../lib/settings'
import { siteOrigin } from '../../../lib/site/siteOrigin'
import { Document } from '../components/Document'
import { siteWords } from '../words/siteWords'
import { appsOfDraft, appsOfPage } from './apps/PageApps'
import type { FormState } from './forms/FormState'
import { templatesOf } from './liquid/templatesOf'
import { gather } from './read/gather'
import { mainNavigation } from './read/navigation'
import type { Reader } from './read/Reader'
import { fullAddress, type Content, type View } from './View'

interface DrawOptions {
  bar?: ReactNode
  form?: FormState | null
  newsletter?: string | null
}

export interface DrawnPage {
  node: ReactNode
  /** What the policy must allow for the apps of the site. */
  needed: CspDirectives
}

/**
 * A whole page from its content: with what it refers to, the navigation and what the site's apps do there.
 * @param options.bar above a draft; such a page loads nothing from elsewhere
 * @param options.form that was sent from the page
 * @param options.newsletter what became of a sign-up for it
 */
export async function drawPage(reader: Reader, content: Content, { bar, form = null, newsletter = null }: DrawOptions = {}): Promise<DrawnPage> {
  const { language, payload, site } = reader
  const [library, navigation, apps] = await Promise.all([gather(reader, content.sources), mainNavigation(reader), bar ? appsOfDraft(reader) : appsOfPage(reader, content.place ?? null)])
  const themed = library.isThemed ? await selectedTheme({ context: {}, payload }, site.id) : null
  const origin = siteOrigin(site, settings())
  const view: View = {
    apps,
    clock: { formats: site.formats, language, timezone: site.timezone },
    drawTemplate: templatesOf({ data: dataOf(reader, content, origin), log: (entry) => payload.logger.warn(entry), site: site.id }),
    form,
    isDraft: Boolean(bar),
    language,
    library,
    newsletter,
    origin,
    site,
    themeBlocks: themed?.theme.blocks ?? [],
    words: siteWords(language, site.defaultLanguage),
  }
  return { needed: apps.policy, node: <Document bar={bar} content={content} navigation={navigation} view={view} /> }
}

/** What the templates of the page may say: what everybody reads there anyway. */
function dataOf({ language, site }: Reader, { description = null, path, title }: Content, origin: string): TemplateData {
  const { currency, defaultLanguage, languages, name, timezone } = site
  return templateData({
    language,
    page: { address: fullAddress({ language, origin, site }, path), description, path, title },
    site: { address: origin, currency, defaultLanguage, languages, name, timezone },
  })
}
