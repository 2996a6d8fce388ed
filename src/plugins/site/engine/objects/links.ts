import { inLanguage } from '@/lib/site/addresses'
import { directionOf } from '@/lib/languages/languages'
import { listPath } from '@/lib/site/lists'
import { eventsInMenu, type NavigationEntry, namedLists } from '../../lib/read/navigation'
import type { MenuEntry } from '../../lib/menus/Menu'
import { pageAddress, type Paging } from '../../lib/paging'
import { hrefOf, hrefOfTyped, type View } from '../../lib/View'
import { address, declareObject, many, one, number, text, yesNo } from '../declare'

export interface LinkSource {
  title: string
  url: string | null
  isCurrent?: boolean
  isWithin?: boolean
  /** Links below a heading. */
  children?: LinkSource[]
}

declareObject<LinkSource>(
  'link',
  'A link; in a menu that a site has arranged, also a heading, which has no `url` but links below it.',
  {
    children: many(
      'link',
      'The links below a heading of a menu; none everywhere else.',
      ({ children }) => children ?? [],
    ),
    is_current: yesNo('It links to the current page.', ({ isCurrent }) => isCurrent ?? false),
    is_within: yesNo(
      'It links to a page above the current one, or one of its `children` links there or to the current page.',
      ({ isWithin }) => isWithin ?? false,
    ),
    title: text('As visitors read it.', ({ title }) => title),
    url: address('Its URL.', ({ url }) => url),
  },
)

/** Converts a page of the page tree to a link. */
export function entryLink(entry: NavigationEntry, view: View): LinkSource {
  const { path } = view.content
  return {
    isCurrent: entry.path === path,
    isWithin: path.startsWith(`${entry.path}/`),
    title: entry.title,
    url: hrefOf(view, 'pages', { relativePath: entry.path }),
  }
}

/** Converts a menu entry to a link. */
function menuLink({ children, path, title, url }: MenuEntry, view: View): LinkSource {
  const { content } = view
  const below = children.map((entry) => menuLink(entry, view))
  return {
    children: below,
    isCurrent: path === content.path,
    isWithin:
      (path !== null && content.path.startsWith(`${path}/`)) ||
      below.some(({ isCurrent, isWithin }) => isCurrent || isWithin),
    title,
    url: url !== null && path !== null ? hrefOfTyped(view, url) : url,
  }
}

const menuLinks = (menu: MenuEntry[], view: View): LinkSource[] => menu.map((entry) => menuLink(entry, view))

/** Converts links set by staff. Links to unpublished documents are omitted. */
export function setLinks(links: LinkRow[] | null | undefined, view: View): LinkSource[] {
  return (links ?? [])
    .map((row) => ({ title: row.label ?? '', url: addressOf(row, view) }))
    .filter(({ title, url }) => title && url)
}

function addressOf({ address: typed, document, kind }: LinkRow, view: View): string | null {
  if (kind === 'address') return typed ? hrefOfTyped(view, typed) : null
  return document ? hrefOf(view, document.relationTo, view.library.get(document.relationTo, document.value)) : null
}

/** Links to the lists of all published content. */
function listLinks(view: View): LinkSource[] {
  const {
    language,
    navigation: { entries, hasMore, taken },
    site,
    messages: messages,
  } = view
  return namedLists(entries, hasMore, messages).map(([list, title]) => ({
    title,
    url: inLanguage(listPath(list, taken), language, site.defaultLanguage),
  }))
}

/** Links to the top-level pages. */
const pageEntries = (view: View): LinkSource[] => view.navigation.entries.map((entry) => entryLink(entry, view))

/** The automatic menu: what is on as soon as an event is published, and the top-level pages. */
function mainLinks(view: View): LinkSource[] {
  const { content, language, messages, navigation, site } = view
  const title = eventsInMenu(navigation, messages)
  if (title === null) return pageEntries(view)
  const path = listPath('events', navigation.taken)
  return [
    {
      isCurrent: content.path === path,
      isWithin: content.path.startsWith(`${path}/`),
      title,
      url: inLanguage(path, language, site.defaultLanguage),
    },
    ...pageEntries(view),
  ]
}

/** The automatic footer: lists of published content, top-level pages and the privacy policy. */
const footerLinks = (view: View): LinkSource[] => [
  ...listLinks(view),
  ...pageEntries(view),
  ...(view.site.cookieBanner.privacyPolicyUrl
    ? [{ title: view.messages.privacy, url: view.site.cookieBanner.privacyPolicyUrl }]
    : []),
]

declareObject<View>('navigation', 'The menus of the site.', {
  footer: many(
    'link',
    'What the site has arranged as its footer, headings with their `children` among it. Where it has arranged nothing: lists of all that is published, the pages on top of the tree, and the privacy policy.',
    ({ navigation: { menus } }, view) => (menus.footer ? menuLinks(menus.footer, view) : footerLinks(view)),
  ),
  has_more: yesNo(
    'There are more pages on top of the tree than `main` has. Never where the site has arranged its menu.',
    ({ navigation: { hasMore, menus } }) => hasMore && !menus.main,
  ),
  lists: many('link', 'Lists of all that is published.', (_, view) => listLinks(view)),
  main: many(
    'link',
    'What the site has arranged as its menu, headings with their `children` among it. Where it has arranged nothing: the list of events once one is published, and the pages on top of the tree, in their order; twelve at most.',
    ({ navigation: { menus } }, view) => (menus.main ? menuLinks(menus.main, view) : mainLinks(view)),
  ),
})

interface LanguageSource {
  code: string
}

/** Returns the name of a language in that language: Cymraeg. */
const nameOf = (code: string): string => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

declareObject<LanguageSource>('language', 'A language that the site is published in.', {
  code: text('`cy`', ({ code }) => code),
  direction: text('`ltr` or `rtl`', ({ code }) => directionOf(code)),
  is_current: yesNo('The page is shown in it.', ({ code }, view) => code === view.language),
  name: text('Its name in that very language: Cymraeg.', ({ code }) => nameOf(code)),
  url: address('The same page in it.', ({ code }, { content, site }) =>
    pageAddress(inLanguage(content.path, code, site.defaultLanguage), 1, content.query),
  ),
})

const PAGES = { coming: ['earlier', 'later'], latest: ['newer', 'older'], other: ['previous', 'next'] } as const

function neighbour(
  { order, page, path, query }: Paging,
  step: -1 | 1,
  { language: code, site, messages: messages }: View,
): LinkSource {
  return {
    title: messages[PAGES[order ?? 'other'][step === -1 ? 0 : 1]],
    url: pageAddress(inLanguage(path, code, site.defaultLanguage), page + step, query),
  }
}

declareObject<Paging>('pagination', 'Where a page of a longer list stands. Within `paginate` only.', {
  next: one('link', 'The next page of the list.', (paging, view) =>
    paging.hasMore && !view.isDraft ? neighbour(paging, 1, view) : null,
  ),
  page: number('From 1.', ({ page }) => page),
  previous: one('link', 'The page before.', (paging, view) =>
    paging.page > 1 && !view.isDraft ? neighbour(paging, -1, view) : null,
  ),
})

/** A link set by staff. */
interface LinkRow {
  id?: string | null
  label?: string | null
  kind?: string | null
  document?: { relationTo: 'events' | 'pages' | 'posts'; value: unknown } | null
  address?: string | null
}
