import type { ReactNode } from 'react'
import { publicApps } from '../../../endpoints/apps/publicApps'
import { settings } from '../../../lib/settings'
import { siteOrigin } from '../../../lib/site/siteOrigin'
import { Document } from '../components/Document'
import { siteWords } from '../words/siteWords'
import type { FormState } from './forms/FormState'
import { gather } from './read/gather'
import { mainNavigation } from './read/navigation'
import type { Reader } from './read/Reader'
import type { Content, View } from './View'

/**
 * A whole page from its content: with what it refers to, the navigation and the settings of the site's apps.
 * @param options.bar above a draft; such a page loads no apps
 * @param options.form that was sent from the page
 */
export async function drawPage(reader: Reader, content: Content, { bar, form = null }: { bar?: ReactNode; form?: FormState | null } = {}): Promise<ReactNode> {
  const { language, payload, site } = reader
  const [library, navigation, apps] = await Promise.all([gather(reader, content.sources), mainNavigation(reader), bar ? {} : publicApps(payload, site.id)])
  const view: View = {
    clock: { formats: site.formats, language, timezone: site.timezone },
    form,
    isDraft: Boolean(bar),
    language,
    library,
    origin: siteOrigin(site, settings()),
    site,
    words: siteWords(language),
  }
  return <Document apps={apps} bar={bar} content={content} navigation={navigation} view={view} />
}
