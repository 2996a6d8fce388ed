import type { ArchiveEntry } from '@/database/website/archive'
import { inLanguage } from '@/lib/site/addresses'
import { ARCHIVE_WAYS, toArchiveParameters, type ArchiveQuery } from '../../lib/archive/archiveQuery'
import { pageAddress } from '../../lib/paging'
import { hrefOf, type Archive, type View } from '../../lib/View'
import { address, declareObject, many, number, text, yesNo } from '../declare'
import type { LinkSource } from './links'

const WAY_NAMES = { company: 'byCompany', person: 'byPerson', season: 'bySeason', year: 'byYear' } as const

const addressOf = ({ content: { path }, language, site }: View, query: ArchiveQuery): string =>
  pageAddress(inLanguage(path, language, site.defaultLanguage), 1, toArchiveParameters(query))

declareObject<Archive>('archive', 'Past productions, and the ways to browse them.', {
  by: text('`year`, `season`, `person` or `company`', ({ query: { by } }) => by),
  entries: many(
    'archive_entry',
    'The seasons, people or companies, paginated; none by year.',
    (_, { content: { lists } }) => lists?.entries,
  ),
  ways: many('link', 'By year, by season, by person, by company.', ({ query }, view): LinkSource[] =>
    ARCHIVE_WAYS.map((by) => ({
      isCurrent: by === query.by,
      title: view.messages[WAY_NAMES[by]],
      url: addressOf(view, { by, year: null }),
    })),
  ),
  years: many('archive_year', 'Years with past productions, latest first.', ({ years }) => years),
})

declareObject<ArchiveEntry>('archive_entry', 'A season, a person or a company of the archive.', {
  count: number('How many past productions.', ({ count }) => count),
  title: text('Its name.', ({ label }) => label),
  url: address('Its page, which lists all of its productions.', ({ slug }, view) => {
    const collection = view.content.archive?.collection
    return collection ? hrefOf(view, collection, { slug }) : null
  }),
})

declareObject<Archive['years'][number]>('archive_year', 'A year of the archive.', {
  count: number('How many past productions.', ({ count }) => count),
  is_current: yesNo('It is shown alone.', ({ year }, { content: { archive } }) => archive?.query.year === year),
  title: text('2024', ({ year }) => String(year)),
  url: address('The productions of the year.', ({ year }, view) => addressOf(view, { by: 'year', year })),
})
