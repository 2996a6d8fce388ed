import type { ReactNode } from 'react'
import type { ConsentManager } from '../../../lib/apps/website/WebsitePart'
import { safeJson } from '../../../lib/site/safeJson'
import { inLanguage } from '../../../lib/site/sitePath'
import { MARK_PATH, SCRIPT_PATH } from '../look/files'
import { forScript } from '../lib/apps/PageApps'
import type { Navigation } from '../lib/read/navigation'
import { pictureAddress } from '../lib/data/pictureAddress'
import type { Content, View } from '../lib/View'
import { Consent } from './Consent'
import { Footer } from './Footer'
import { Header } from './Header'
import { pageAddress } from './Pager'
import { Shell } from './Shell'

interface Props {
  content: Content
  navigation: Navigation
  view: View
  /** Above everything, for whoever looks at a draft. Such a page is nobody's to find. */
  bar?: ReactNode
}

/** A whole page. */
export function Document({ bar, content, navigation, view }: Props) {
  const { language, site, words } = view
  const title = content.path === '/' || content.title === site.name ? site.name : `${content.title} – ${site.name}`
  return (
    <Shell head={bar ? <meta content="noindex" name="robots" /> : <Head content={content} title={content.title} view={view} />} language={language} title={title}>
      <a className="skip" href="#content">
        {words.skip}
      </a>
      {bar}
      <Header navigation={navigation} path={content.path} query={content.query} view={view} />
      <main id="content">{content.body(view)}</main>
      <Footer navigation={navigation} path={pageAddress(inLanguage(content.path, language, site.defaultLanguage), content.page ?? 1, content.query)} view={view} />
      {!bar && <Consent view={view} />}
    </Shell>
  )
}

function Head({ content, title, view }: Pick<Props, 'content' | 'view'> & { title: string }) {
  const { apps, language, origin, site } = view
  const address = (code: string) => pageAddress(origin + inLanguage(content.path, code, site.defaultLanguage), content.page ?? 1, content.query)
  // Search engines keep the whole list, and follow the links of its parts.
  const isPart = content.query !== undefined
  const picture = pictureAddress(view, content.image)
  return (
    <>
      {apps.consent && <ConsentScript {...apps.consent.script} />}
      {isPart ? <meta content="noindex" name="robots" /> : <link href={address(language)} rel="canonical" />}
      {!isPart && site.languages.length > 1 && site.languages.map((code) => <link href={address(code)} hrefLang={code} key={code} rel="alternate" />)}
      {!isPart && site.languages.length > 1 && <link href={address(site.defaultLanguage)} hrefLang="x-default" rel="alternate" />}
      {content.description && <meta content={content.description} name="description" />}
      <meta content={title} property="og:title" />
      <meta content={site.name} property="og:site_name" />
      <meta content={address(language)} property="og:url" />
      {content.description && <meta content={content.description} property="og:description" />}
      {picture && <meta content={picture} property="og:image" />}
      {site.mark && <link href={MARK_PATH} rel="icon" />}
      {(content.data?.(view) ?? []).map((data, index) => (
        <script dangerouslySetInnerHTML={{ __html: safeJson(data) }} key={index} type="application/ld+json" />
      ))}
      <script dangerouslySetInnerHTML={{ __html: safeJson(apps.settings) }} id="site-apps" type="application/json" />
      <script dangerouslySetInnerHTML={{ __html: safeJson(forScript(apps, view.library.embeds)) }} id="site-work" type="application/json" />
      <script defer src={SCRIPT_PATH} />
    </>
  )
}

/** Runs before anything else of the page, so that nothing is loaded behind its back. */
const ConsentScript = ({ data, id, src }: ConsentManager['script']) => <script {...Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]))} id={id} src={src} />
