import { hrefOf, type SearchResult, type View } from '../../lib/View'
import { keepPaging } from '../../lib/paging'
import { searchAddress } from '../../lib/search/searchAddress'
import { address, declareObject, many, number, text } from '../declare'

declareObject<View>('search', 'What a visitor looks for.', {
  results: many('result', 'The results, best match first, paginated.', ({ content }) =>
    keepPaging(content.lists?.results as SearchResult[] | undefined, (row) => row),
  ),
  text: text('The search query; nothing if it is empty.', ({ content }) => content.search?.text),
  total: number('The number of results.', ({ content }) => content.search?.total ?? 0),
  url: address('Where the form is sent, by GET, with the field `q`.', (view) => searchAddress(view)),
})

const KINDS = {
  blogs: 'kindBlog',
  'event-collections': 'kindCollection',
  events: 'kindEvent',
  organizations: 'kindOrganization',
  pages: 'kindPage',
  people: 'kindPerson',
  posts: 'kindPost',
  seasons: 'kindSeason',
  series: 'kindSeries',
  venues: 'kindVenue',
  works: 'kindWork',
} as const

declareObject<SearchResult>('result', 'A search result.', {
  kind: text('`events`, `people`, `pages` …', ({ collection }) => collection),
  kind_text: text(
    'The same in words; nothing for a content type that a developer has added.',
    ({ collection }, { messages: messages }) => {
      const key = Object.hasOwn(KINDS, collection) ? KINDS[collection as keyof typeof KINDS] : null
      return key && messages[key]
    },
  ),
  summary: text('In a sentence or two.', ({ document: { summary } }) => summary),
  title: text('Its title or name.', ({ document: { name, title } }) => title ?? name),
  url: address('Its page.', ({ collection, document }, view) => hrefOf(view, collection, document)),
})
