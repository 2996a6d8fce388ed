import type { ReactNode } from 'react'
import { selectedTheme } from '../../../collections/theme/selectedTheme'
import { publicApps } from '../../../endpoints/apps/publicApps'
import { templateData, type TemplateData } from '../../../lib/content/liquid/templateData'
import { settings } from '../../../lib/settings'
import { siteOrigin } from '../../../lib/site/siteOrigin'
import { Document } from '../components/Document'
import { siteWords } from '../words/siteWords'
import type { FormState } from './forms/FormState'
import { templatesOf } from './liquid/templatesOf'
import { gather } from './read/gather'
import { mainNavigation } from './read/navigation'
import type { Reader } from './read/Reader'
import { fullAddress, type Content, type View } from './View'

/**
 * A whole page from its content: with what it refers to, the navigation and the settings of the site's apps.
 * @param options.bar above a draft; such a page loads no apps
 * @param options.form that was sent from the page
 */
export async function drawPage(reader: Reader, content: Content, { bar, form = null }: { bar?: ReactNode; form?: FormState | null } = {}): Promise<ReactNode> {
  const { language, payload, site } = reader
  const [library, navigation, apps] = await Promise.all([gather(reader, content.sources), mainNavigation(reader), bar ? {} : publicApps(payload, site.id)])
  const themed = library.isThemed ? await selectedTheme({ context: {}, payload }, site.id) : null
  const origin = siteOrigin(site, settings())
  const view: View = {
    clock: { formats: site.formats, language, timezone: site.timezone },
    drawTemplate: templatesOf({ data: dataOf(reader, content, origin), log: (entry) => payload.logger.warn(entry), site: site.id }),
    form,
    isDraft: Boolean(bar),
    language,
    library,
    origin,
    site,
    themeBlocks: themed?.theme.blocks ?? [],
    words: siteWords(language),
  }
  return <Document apps={apps} bar={bar} content={content} navigation={navigation} view={view} />
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
