import { initI18n } from '@payloadcms/translations'
import type { Block, Field, LabelFunction } from 'payload'
import { mapFields, withLabel } from '@/collections/fields/fieldDefaults'
import { descriptionOf, labelsOf } from '@/collections/labels'
import { callboardOf } from '@/access/registryOf'
import { contentMessages as ar } from '@/i18n/content/ar'
import { payloadLanguage } from '@/i18n/payloadLanguage'
import type { AdminLanguage } from '@/lib/languages/adminLanguages'
import { contentMessages as cy } from '@/i18n/content/cy'
import { contentMessages as es } from '@/i18n/content/es'
import { sentenceCase } from '@/lib/names/sentenceCase'
import { boot, type TestApp } from '@tests/support/boot'

let app: TestApp

beforeAll(async () => {
  app = await boot()
})
afterAll(() => app.close())

const say = (label: unknown, language: string) =>
  typeof label === 'function' && (label as LabelFunction)({ i18n: { language }, t: () => '' } as never)

/** Forms leave a hidden field out; lists may still have a column of it. Ids of rows are Payload's. */
const isSeen = ({ admin, ...field }: Field): boolean =>
  !('hidden' in field && field.hidden) &&
  !('name' in field && field.name === 'id') &&
  !(admin && 'hidden' in admin && admin.hidden && 'disableListColumn' in admin && admin.disableListColumn)

/** What a person reads of a field and of what it holds. */
const wordsOfFields = (fields: Field[]): unknown[] =>
  fields
    .filter(isSeen)
    .flatMap((field) => [
      ...('label' in field ? [field.label] : []),
      ...(field.admin && 'description' in field.admin ? [field.admin.description] : []),
      ...('labels' in field && field.labels ? Object.values(field.labels) : []),
      ...('options' in field
        ? field.options.map((option) => (typeof option === 'string' ? option : option.label))
        : []),
      ...('tabs' in field ? field.tabs.flatMap((tab) => [tab.label, ...wordsOfFields(tab.fields)]) : []),
      ...('blocks' in field ? field.blocks.flatMap(wordsOfBlock) : []),
      ...('fields' in field ? wordsOfFields(field.fields) : []),
    ])

/** Its name is drawn by us, in the head of the block. */
const wordsOfBlock = ({ fields, labels }: Block): unknown[] => [
  labels?.singular,
  labels?.plural,
  ...wordsOfFields(fields.filter((field) => !('name' in field && field.name === 'blockName'))),
]

describe('names of fields and kinds of documents', () => {
  it('are sentences, with capitals only where they belong', () => {
    expect(['startDate', 'access-requests', 'name', 'websiteURL', 'publishDate_tz'].map(sentenceCase)).toEqual([
      'Start date',
      'Access requests',
      'Name',
      'Website URL',
      'Publish date tz',
    ])
    const fields: Field[] = [
      { name: 'runningTime', type: 'text' },
      { name: 'priceText', type: 'text', label: 'Prices' },
      { type: 'row', fields: [{ name: 'endDate', type: 'date' }] },
    ]
    const named = JSON.stringify(mapFields(fields, withLabel))
    expect(named).toContain('"label":"Running time"')
    expect(named).toContain('"label":"Prices"')
    expect(named).toContain('"label":"End date"')
  })

  it("are in the reader's language, in English where it is not known there", () => {
    const labels = labelsOf('events', { plural: 'Events', singular: 'Event' })
    expect(['en', 'es', 'ar', 'cy', 'xx'].map((language) => say(labels?.plural, language))).toEqual([
      'Events',
      'Eventos',
      'الفعاليات',
      'Digwyddiadau',
      'Events',
    ])
    expect(say(labelsOf('exhibitions', { plural: 'Exhibitions', singular: 'Exhibition' })?.plural, 'es')).toBe(
      'Exhibitions',
    )
    expect(
      descriptionOf(
        'events',
        'English',
      )({ t: ((key: string) => ({ 'general:thisLanguage': 'Español' })[key]) as never }),
    ).toBe(es.types.events!.description)
    expect(descriptionOf('events', 'English')({ t: (() => 'English') as never })).toBe('English')
  })

  it.each([
    ['Spanish', es],
    ['Arabic', ar],
    ['Welsh', cy],
  ])('are all there in %s', (_, words) => {
    const { contentTypes } = callboardOf(app.payload)
    const described = contentTypes.filter(({ collection }) => collection.admin?.description).map(({ slug }) => slug)
    expect(described.length).toBeGreaterThan(10)
    expect(described.filter((slug) => !words.types[slug]?.description)).toEqual([])
    expect(contentTypes.flatMap(({ heading }) => heading ?? []).filter((heading) => !words.headings[heading])).toEqual(
      [],
    )
    // What nobody ever sees in a list has no name.
    const shown = app.payload.config.collections.filter(
      ({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-'),
    )
    expect(shown.map(({ slug }) => slug).filter((slug) => !words.types[slug])).toEqual([])
  })

  it.each(['es', 'ar', 'cy'] as const)(
    'are said of every field, choice, tab, row, block and help that people see: %s',
    async (language) => {
      const { collections, blocks = [], i18n } = app.payload.config
      const reader = async (lng: AdminLanguage) => {
        const one = await initI18n({ config: i18n, context: 'client', language: payloadLanguage(lng) })
        return (said: unknown) =>
          typeof said === 'function' ? String((said as LabelFunction)({ i18n: one, t: one.t })) : String(said)
      }
      const [inEnglish, inTheirs] = await Promise.all([reader('en'), reader(language)])
      const seen = collections
        .filter(({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-'))
        .flatMap(({ fields }) => wordsOfFields(fields))
      const said = [...blocks.flatMap(wordsOfBlock), ...seen].filter(Boolean)
      const { labels } = { ar, cy, es }[language]
      expect(said.length).toBeGreaterThan(500)
      // A text that all languages share is in the list of each, so that somebody has looked at it.
      expect(
        said
          .filter((one) => typeof one !== 'function' || (inTheirs(one) === inEnglish(one) && !labels[inEnglish(one)]))
          .map(inEnglish),
      ).toEqual([])
      expect(Object.keys(labels).filter((english) => !said.some((one) => inEnglish(one) === english))).toEqual([])
    },
  )

  it('stand on every field, and nobody reads of Titles In Capitals', () => {
    const fields = app.payload.config.collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ flattenedFields }) => flattenedFields)
    const asPayloadSays = (name: string) =>
      name.charAt(0).toUpperCase() +
      name
        .slice(1)
        .split(/(?=[A-Z])/)
        .join(' ')
    expect(fields.length).toBeGreaterThan(300)
    expect(
      fields
        .filter(
          (field) =>
            'label' in field &&
            / [A-Z]/.test(asPayloadSays(field.name)) &&
            [field.label, say(field.label, 'en')].includes(asPayloadSays(field.name)),
        )
        .map(({ name }) => name),
    ).toEqual([])
  })
})
