import type { BasePayload } from 'payload'
import type { MenuPlace } from '../../../../collections/Menus/places'
import { listSitePages } from '../../../../database/website/listSitePages'
import { siteMessages } from '../../words/siteWords'
import { MOST_ON_TOP, LIST_PATHS, listPath, namedLists } from '../read/navigation'
import type { Site } from '../Site'

/** An entry with its label in each language of the site; null where it is called by its document. */
export interface EntryNow {
  address?: string
  document?: { relationTo: 'pages'; value: string }
  kind: 'address' | 'document'
  labels: Record<string, string> | null
}

/** What visitors see in a place that the site has not arranged, as entries of a menu. */
export async function entriesNow(payload: BasePayload, site: Site, place: MenuPlace): Promise<EntryNow[]> {
  const languages = [site.defaultLanguage, ...site.languages.filter((code) => code !== site.defaultLanguage)]
  const read = await Promise.all(
    languages.map((language) =>
      listSitePages(payload, {
        fallback: site.defaultLanguage,
        language,
        limit: MOST_ON_TOP + 1,
        offset: 0,
        paths: LIST_PATHS,
        tenant: site.id,
      }),
    ),
  )
  const [first] = read
  const pages = (first?.rows ?? [])
    .slice(0, MOST_ON_TOP)
    .map(({ id }): EntryNow => ({ document: { relationTo: 'pages', value: id }, kind: 'document', labels: null }))
  if (place === 'main') return pages
  const taken = new Set((first?.taken ?? []).map(({ path }) => path))
  const names = languages.map((language, index) => {
    const rows = read[index]!.rows
    return namedLists(
      rows.slice(0, MOST_ON_TOP),
      rows.length > MOST_ON_TOP,
      siteMessages(language, site.defaultLanguage),
    )
  })
  const inEach = (nameIn: (index: number) => string) =>
    Object.fromEntries(languages.map((language, index) => [language, nameIn(index)]))
  const lists = names[0]!.map(([list], at): EntryNow => ({
    address: listPath(list, taken),
    kind: 'address',
    labels: inEach((index) => names[index]![at]![1]),
  }))
  const { privacyPolicyUrl } = site.cookieBanner
  const privacy: EntryNow[] = privacyPolicyUrl
    ? [
        {
          address: privacyPolicyUrl,
          kind: 'address',
          labels: inEach((index) => siteMessages(languages[index]!, site.defaultLanguage).privacy),
        },
      ]
    : []
  return [...lists, ...pages, ...privacy]
}
