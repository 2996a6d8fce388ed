import type {
  CallToActionBlock,
  ColumnsBlock,
  Event,
  EventListBlock,
  FaqBlock,
  FormBlock,
  GalleryBlock,
  HeroBlock,
  ImageBlock,
  LiquidBlock,
  PeopleListBlock,
  QuoteBlock,
  TextBlock,
  ThemeBlock,
  VideoBlock,
} from '@/payload-types'
import type { Film } from '@/lib/site/films'
import type { ShownBlock } from '@/lib/site/embed'
import type { SettingValues } from '@/lib/apps/settingValues'
import { isRecord } from '@/lib/values'
import { valuesForVisitors } from '@/lib/themes/valuesForVisitors'
import { filmKey } from '../../lib/films/filmPlayer'
import { embedKey } from '../../lib/apps/PageApps'
import type { PlacedBlock, View } from '../../lib/View'
import { fileNameOf } from '../../lib/theme/ThemePackage'
import { providedBlock } from '../../lib/theme/providedBlocks'
import { richHtml } from '../../lib/html/richHtml'
import { listedEvents } from '../../lib/read/navigation'
import { fillPlaceholders } from '../../lib/siteMessages'
import { address, declareObject, expose, html, isDeclared, many, number, one, text, yesNo } from '../declare'
import { setLinks } from './links'
import { partsOf } from './parts'
import { valuesIn } from './values'

const shapeOf = ({ block: name }: ThemeBlock, view: View) =>
  view.themed?.theme.blocks.find((shape) => shape.name === name)

declareObject<PlacedBlock>('block', 'A block of a page.', {
  embed: one('embed', 'The content of a box office block.', ({ block: { id } }, { library }) => {
    const shown = id && library.embeds.get(id)
    return shown ? { id, shown } : null
  }),
  id: text('Its own, on all pages.', ({ block: { id } }) => id),
  is_of_theme: yesNo(
    'It is a block of the theme, not of the product.',
    ({ block: { blockType } }) => blockType === 'themeBlock',
  ),
  is_first: yesNo('It is the first block: its heading is the heading of the page.', ({ isFirst }) => isFirst),
  parts: many(
    'part',
    'Its fields in their order, ready to be shown: of a block that the theme has no file for.',
    ({ block: of }, view) => {
      if (of.blockType !== 'themeBlock') return []
      const shape = shapeOf(of, view)
      return shape && isRecord(of.values)
        ? partsOf(
            shape.fields,
            valuesForVisitors(shape.fields, of.values as SettingValues, view.language, view.site.defaultLanguage),
            view,
          )
        : []
    },
  ),
  settings: one('values', 'The values that editors filled in, by field name.', ({ block: of }, view) => {
    if (of.blockType === 'themeBlock') return valuesIn(shapeOf(of, view)?.fields ?? [], of.values, view)
    const provided = providedBlock(of.blockType)
    if (provided) return provided.settings(of as never, view)
    const name = `block ${fileNameOf(of.blockType)}`
    return isDeclared(name) ? expose(name, of, view) : null
  }),
  type: text('`hero`, `event-list`, or the name of a block of the theme.', ({ block: of }, view) =>
    of.blockType === 'themeBlock' ? shapeOf(of, view)?.name : fileNameOf(of.blockType),
  ),
})

declareObject<HeroBlock>('block hero', 'Settings of a hero.', {
  heading: text('Its heading.', ({ heading }) => heading),
  image: one('image', 'Its picture.', ({ image }, { library }) => library.get('media', image)),
  lead: text('Below the heading.', ({ lead }) => lead),
  links: many('link', 'Its links.', ({ links }, view) => setLinks(links, view)),
})

declareObject<TextBlock>('block text', 'Settings of a text.', {
  content: html('The text.', ({ content }, view) => richHtml(content, view)),
})

declareObject<ImageBlock>('block image', 'Settings of a picture.', {
  caption: text('The caption below it, with its credit.', ({ caption, image }, { library }) => {
    const media = library.get('media', image)
    return [caption || media?.caption, media?.credit && `© ${media.credit}`].filter(Boolean).join(' ')
  }),
  image: one('image', 'The picture.', ({ image }, { library }) => library.get('media', image)),
  width: text('`text`, `wide` or `full`', ({ width }) => width ?? 'text'),
})

declareObject<GalleryBlock>('block gallery', 'Settings of a gallery.', {
  images: many('image', 'Its pictures.', ({ images }, { library }) => library.list('media', images)),
})

declareObject<VideoBlock>('block video', 'Settings of a film, which plays on the page when the visitor asks for it.', {
  film: one('film', 'Its player; none for an address that is no film.', ({ id }, { library }) => {
    const film = id && library.films.get(id)
    return film ? { film, id } : null
  }),
  poster: one('image', 'A picture of it.', ({ poster }, { library }) => library.get('media', poster)),
  title: text('Its title.', ({ title }) => title),
  url: address('Where it is.', ({ address: to }) => to),
})

interface FilmSource {
  film: Film
  id: string
}

declareObject<FilmSource>('film', 'A film of YouTube or Vimeo, or a film file.', {
  file_url: address(
    'The file, if it is on the site itself: for a `video` element.',
    ({ id }, { library }) => library.filmAddresses.get(id)?.file,
  ),
  host: text('The service or host that it loads from, which then learns of the visit.', ({ film: { host } }) => host),
  key: text(
    'Its identifier for the script of the site: `data-shown`. None in previews of drafts.',
    ({ id }, { isDraft, library }) => (isDraft || library.filmAddresses.get(id)?.file ? null : filmKey(id)),
  ),
  poster_url: address('Its picture at the service, served by the site itself.', ({ id }, { isDraft, library }) =>
    isDraft ? null : library.filmAddresses.get(id)?.poster,
  ),
})

type Column = NonNullable<ColumnsBlock['columns']>[number]

declareObject<ColumnsBlock>('block columns', 'Settings of texts beside one another.', {
  columns: many('column', 'From the first to the last.', ({ columns }) => columns),
})

declareObject<Column>('column', 'One of several texts beside one another.', {
  content: html('The text.', ({ content }, view) => richHtml(content, view)),
  heading: text('Above it.', ({ heading }) => heading),
  image: one('image', 'Its picture.', ({ image }, { library }) => library.get('media', image)),
})

declareObject<CallToActionBlock>('block call-to-action', 'Settings of a call to action.', {
  heading: text('Its heading.', ({ heading }) => heading),
  links: many('link', 'Its links.', ({ links }, view) => setLinks(links, view)),
  text: text('Below the heading.', ({ text: of }) => of),
})

const STARS = 5

declareObject<QuoteBlock>('block quote', 'Settings of a quotation.', {
  quote: text('What was said.', ({ quote }) => quote),
  source: text('Who has said it.', ({ source }) => source),
  stars: number('How many of five.', ({ stars }) => stars || null),
  stars_drawn: text('★★★☆☆', ({ stars }) => stars && '★'.repeat(stars) + '☆'.repeat(STARS - stars)),
  stars_text: text(
    '3 of 5 stars, in words.',
    ({ stars }, { messages: messages }) => stars && fillPlaceholders(messages.starred, { stars: String(stars) }),
  ),
})

declareObject<FaqBlock>('block faq', 'Settings of questions and answers.', {
  heading: text('Above them.', ({ heading }) => heading),
  questions: many('faq_question', 'In their order.', ({ questions }) => questions),
})

declareObject<NonNullable<FaqBlock['questions']>[number]>('faq_question', 'A question with its answer.', {
  answer: html('The answer.', ({ answer }, view) => richHtml(answer, view)),
  question: text('The question.', ({ question }) => question),
})

const DEFAULT_LIMIT = 6

declareObject<EventListBlock>('block event-list', 'Settings of a list of events.', {
  events: many('event', 'Upcoming events, those of a collection, or events chosen one by one.', (of, view) =>
    eventsOf(of, view).slice(0, of.limit ?? DEFAULT_LIMIT),
  ),
  heading: text('Above them.', ({ heading }) => heading),
})

function eventsOf({ collection, events, source }: EventListBlock, view: View): Event[] {
  const { library } = view
  if (source === 'chosen') return library.list('events', events)
  const chosen = source === 'collection' ? library.get('event-collections', collection) : null
  if (source === 'collection') return chosen ? listedEvents(view, chosen) : []
  return library.list('events', library.upcoming)
}

declareObject<PeopleListBlock>('block people-list', 'Settings of a list of people.', {
  heading: text('Above them.', ({ heading }) => heading),
  people: many('person', 'In their order.', ({ people }, { library }) => library.list('people', people)),
})

declareObject<FormBlock>('block form', 'Settings of a form.', {
  form: one('form', 'The form.', ({ form }, { library }) => library.get('forms', form)),
  heading: text('Above it.', ({ form, heading }, { library }) => heading ?? library.get('forms', form)?.title),
})

declareObject<LiquidBlock>('block liquid', 'Settings of a block that a developer of the site has written.', {
  html: html('Its sanitised output.', ({ template }, { renderLiquid }) => renderLiquid(template)),
})

interface EmbedSource {
  id: string
  shown: ShownBlock
}

const EMBED_LABELS = { book: 'book', donate: 'donate', join: 'joinNow' } as const

const embedLabel = ({ shown: { label, purpose } }: EmbedSource, { messages: messages }: View): string =>
  label ?? messages[EMBED_LABELS[purpose]]

declareObject<EmbedSource>('embed', 'An embedded part of a box office.', {
  heading: text('Above it.', ({ shown: { heading } }) => heading),
  host: text('The host that it loads from, which then learns of the visit.', ({ shown: { host } }) => host),
  is_booking: yesNo('It links to tickets.', ({ shown: { purpose } }) => purpose === 'book'),
  is_form: yesNo('It can be embedded in the page.', ({ shown: { embed } }, { isDraft }) => Boolean(embed) && !isDraft),
  key: text('Its identifier for the script of the site: `data-shown`.', ({ id }) => embedKey(id)),
  label: text('The text of the button.', embedLabel),
  title: text('Its name, for screen readers.', (source, view) => source.shown.heading ?? embedLabel(source, view)),
  url: address('Its URL.', ({ shown: { link } }) => link),
})
