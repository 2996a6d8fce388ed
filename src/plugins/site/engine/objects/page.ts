import { pageSeo } from '@/lib/site/pageSeo'
import { inLanguage } from '@/lib/site/addresses'
import type { AccessFilter } from '../../lib/data/accessFilter'
import { type View, blocksOf, fullAddress, seoOfView } from '../../lib/View'
import { socialImage } from '../../lib/pictures'
import { feedPath, followedList } from '../../lib/responses/feedAddress'
import { keepPaging } from '../../lib/paging'
import { address, declareObject, many, one, text, yesNo } from '../declare'
import { chosenTemplate } from '../templateNames'
import { entryLink } from './links'
import { templateSettings } from './values'

declareObject<View>('page', 'The current page, of any type.', {
  blocks: many('block', 'What it is made of; `{% blocks page %}` draws them.', ({ content: { blocks, isTop } }, view) =>
    blocksOf(blocks, view, { isTop }),
  ),
  children: many('link', 'The pages directly below it, paginated.', ({ content: { entries } }, view) =>
    keepPaging(entries, (entry) => entryLink(entry, view)),
  ),
  description: text('A short summary for readers.', ({ content: { description } }) => description),
  feed_url: address('A feed of the stories that are shown, for feed readers.', (_, view) => {
    const list = view.content.template === 'blog' && !view.isDraft ? followedList(view) : null
    return list && inLanguage(feedPath(list.path, 'atom'), view.language, view.site.defaultLanguage)
  }),
  full_title: text(
    'For the window and for search engines: its title with the name of the site, or what staff has written in its place.',
    (view) =>
      (view.content.notice ? pageSeo({ ...view.content, path: '', siteName: view.site.name }, null) : seoOfView(view))
        .fullTitle,
  ),
  image: one('image', 'A picture that stands for it.', ({ content: { image }, library }) =>
    library.get('media', image),
  ),
  image_url: address(
    'The same in full, or the picture that staff has chosen for social media, for those who show the page elsewhere.',
    (_, view) => socialImage(view),
  ),
  is_indexed: yesNo(
    'Whether search engines may show it. `content_for_head` tells them if they may not.',
    (view) => seoOfView(view).isIndexed,
  ),
  kind: text('What it shows: `page`, `event`, `events`, `person`, `venue` …', ({ content: { template } }) => template),
  parents: many('link', 'The pages above it, from the top.', ({ content: { parents } }, view) =>
    (parents ?? []).map((entry) => entryLink(entry, view)),
  ),
  path: text('Path without a language: `/visit`', ({ content: { path } }) => path),
  seo_description: text(
    'As search engines and social media show it. `content_for_head` has it.',
    (view) => seoOfView(view).description,
  ),
  seo_title: text('As social media show it. `content_for_head` has it.', (view) => seoOfView(view).shareTitle),
  settings: one('values', 'Settings that its template and the theme define for documents.', (_, view) =>
    templateSettings(view),
  ),
  template: text(
    'The key of the chosen template.',
    ({ content, themed }) => chosenTemplate(themed?.theme.templates ?? [], content)?.template,
  ),
  title: text('Its title.', ({ content: { title } }) => title),
  url: address('Its public address.', ({ content: { path } }, view) => fullAddress(view, path)),
})

interface NoticeSource {
  text: string
  title: string
}

declareObject<NoticeSource>('notice', 'A page that says one thing.', {
  text: text('In a sentence.', ({ text: of }) => of),
  title: text('Its heading.', ({ title }) => title),
})

declareObject<View>('gate', 'The form for the password of the site.', {
  message: text(
    'The message of the site for visitors without the password.',
    ({ site: { gate: of }, messages }) => of?.message || messages.gateText,
  ),
  problem: text('What was wrong.', ({ gate: of }) => of?.problem),
})

declareObject<AccessFilter>(
  'filter',
  'Chooses performances by how they are made accessible: a form that is sent by GET.',
  {
    chosen: text('What is chosen.', ({ chosen }) => chosen),
    name: text('Name of its field.', ({ name }) => name),
    options: many('option', 'What can be chosen.', ({ chosen, options }) =>
      options.map((option) => ({ ...option, isChosen: option.value === chosen })),
    ),
    url: address('Where it is sent; without a choice: everything.', (_, { content: { path }, language, site }) =>
      inLanguage(path, language, site.defaultLanguage),
    ),
  },
)
