import type { BasePayload } from 'payload'
import type { MenuPlace } from '@/collections/Menus/places'
import { listSitePages } from '@/database/website/listSitePages'
import { siteMessages } from '../siteMessages'
import { fallbackLanguages } from '@/lib/languages/languages'
import { LIST_PATHS, listPath } from '@/lib/site/lists'
import { eventsInMenu, MAX_TOP_PAGES, namedLists } from '../read/navigation'
import type { Site } from '../Site'

/** A menu entry with its label in each language; null labels use the title of the document. */
export interface AutomaticEntry {
  address?: string
  document?: { relationTo: 'pages'; value: string }
  kind: 'address' | 'document'
  labels: Record<string, string> | null
}

/** Converts an automatically generated menu to stored entries. */
export async function automaticEntries(payload: BasePayload, site: Site, place: MenuPlace): Promise<AutomaticEntry[]> {
  const languages = [site.defaultLanguage, ...site.languages.filter((code) => code !== site.defaultLanguage)]
  const pagesByLanguage = await Promise.all(
    languages.map((language) =>
      listSitePages(payload, {
        fallback: fallbackLanguages(site),
        language,
        limit: MAX_TOP_PAGES + 1,
        offset: 0,
        paths: LIST_PATHS,
        tenant: site.id,
      }),
    ),
  )
  const [first] = pagesByLanguage
  const pages = (first?.rows ?? [])
    .slice(0, MAX_TOP_PAGES)
    .map(({ id }): AutomaticEntry => ({ document: { relationTo: 'pages', value: id }, kind: 'document', labels: null }))
  const taken = new Set((first?.taken ?? []).map(({ path }) => path))
  const names = languages.map((language, index) => {
    const rows = pagesByLanguage[index]!.rows
    return namedLists(
      rows.slice(0, MAX_TOP_PAGES),
      rows.length > MAX_TOP_PAGES,
      siteMessages(language, site.defaultLanguage),
    )
  })
  const inEachLanguage = (labelIn: (index: number) => string) =>
    Object.fromEntries(languages.map((language, index) => [language, labelIn(index)]))
  if (place === 'main') {
    const navigation = {
      entries: first?.rows.slice(0, MAX_TOP_PAGES) ?? [],
      hasEvents: first?.hasEvents ?? false,
      taken,
    }
    const isListed = eventsInMenu(navigation, siteMessages(site.defaultLanguage, site.defaultLanguage)) !== null
    const labels = inEachLanguage((index) => siteMessages(languages[index]!, site.defaultLanguage).whatsOn)
    return isListed ? [{ address: listPath('events', taken), kind: 'address', labels }, ...pages] : pages
  }
  const lists = names[0]!.map(([list], at): AutomaticEntry => ({
    address: listPath(list, taken),
    kind: 'address',
    labels: inEachLanguage((index) => names[index]![at]![1]),
  }))
  const { privacyPolicyUrl } = site.cookieBanner
  const privacy: AutomaticEntry[] = privacyPolicyUrl
    ? [
        {
          address: privacyPolicyUrl,
          kind: 'address',
          labels: inEachLanguage((index) => siteMessages(languages[index]!, site.defaultLanguage).privacy),
        },
      ]
    : []
  return [...lists, ...pages, ...privacy]
}
