import type { Blog, Person, Post, Venue } from '@/payload-types'
import { initialsOf } from '@/lib/names/personName'
import type { AnyDocument } from '../../lib/AnyDocument'
import { personJsonLd, venueJsonLd, venueLocation, postJsonLd } from '../../lib/data/jsonLd'
import { ldScript } from '../../lib/html/html'
import { richHtml } from '../../lib/html/richHtml'
import { includedEvents } from '../../lib/read/navigation'
import { isChronological } from '../../lib/read/chronological'
import { blocksOf, hrefOf, listOf, type View } from '../../lib/View'
import { spanIn } from '../../lib/formatMoments'
import { address, declareObject, html, many, moment, number, one, text, type ObjectField } from '../declare'
import { momentOf } from '../Moment'

const EVENTS = 'Its events, latest first, paginated. On its own page only.'
const EVENTS_IN_ORDER = 'Its events, earliest first, paginated. On its own page only.'

declareObject<Person>('person', 'A person on stage or backstage.', {
  biography: html('The long text.', ({ biography }, view) => richHtml(biography, view)),
  events: many('event', EVENTS, (source, view) => listOf(view, source, 'events')),
  image: one('image', 'The portrait.', ({ portrait }, { library }) => library.get('media', portrait)),
  initials: text('Initials of the name, if there is no portrait.', ({ name }) => initialsOf(name)),
  json_ld: html('As schema.org has it.', (source, view) => ldScript(personJsonLd(source, view))),
  name: text('The name as it is shown.', ({ name }) => name),
  profession: text('Actor, director, violin.', ({ profession }) => profession),
  summary: text('In a sentence or two.', ({ summary }) => summary),
  url: address('Their page.', (source, view) => hrefOf(view, 'people', source)),
  website: address('Their own website.', ({ website }) => website),
})

const addressLineOf = ({ city, postcode, region, street }: Venue): string =>
  [street, [postcode, city].filter(Boolean).join(' '), region].filter(Boolean).join(', ')

declareObject<Venue>('venue', 'A theatre, a hall, a square.', {
  access_information: text('How to get in.', ({ accessInformation }) => accessInformation),
  address: text('Its address in one line.', addressLineOf),
  calendar_url: address('The URL of its calendar.', (source, view) => `${hrefOf(view, 'venues', source)}/calendar.ics`),
  city: text('Town or city.', ({ city }) => city),
  description: html('The long text.', ({ description }, view) => richHtml(description, view)),
  image: one('image', 'A picture of it.', ({ image }, { library }) => library.get('media', image)),
  json_ld: html('As schema.org has it.', (source, view) => ldScript(venueJsonLd(source, view))),
  latitude: number('Where it stands.', ({ lat }) => lat),
  longitude: number('Where it stands.', ({ lng }) => lng),
  map: one('map', 'A map from an app, on the page of the venue.', (source, view) =>
    source === view.content.document && venueLocation(source) ? view.apps.map : null,
  ),
  map_url: address('A map on another website, if the site has no map app.', (source, view) =>
    venueLocation(source) && !view.apps.map
      ? `https://www.openstreetmap.org/?mlat=${source.lat}&mlon=${source.lng}#map=17/${source.lat}/${source.lng}`
      : null,
  ),
  name: text('Its name.', ({ name }) => name),
  performances: many('performance', 'Upcoming performances there, paginated. On its own page only.', (source, view) =>
    listOf(view, source, 'performances'),
  ),
  phone: text('As it is written.', ({ phone }) => phone),
  phone_url: address('As a link.', ({ phone }) => phone && `tel:${phone.replace(/[^+\d]/g, '')}`),
  place: text('Street and town in one line.', ({ city, street }) => [street, city].filter(Boolean).join(', ')),
  postcode: text('Postcode.', ({ postcode }) => postcode),
  street: text('Street and number.', ({ street }) => street),
  summary: text('In a sentence or two.', ({ summary }) => summary),
  url: address('Its page.', (source, view) => hrefOf(view, 'venues', source)),
  website: address('Its own website.', ({ website }) => website),
})

type MapSource = NonNullable<View['apps']['map']>

declareObject<MapSource>('map', 'A map of an app.', {
  directions_url: address('How to get there.', ({ directions }) => directions),
  host: text('The map service, which then learns of the visit.', ({ link, shown }) =>
    shown.kind === 'frame' ? new URL(shown.src).host : new URL(shown.rows[0]?.[0] ?? link).host,
  ),
  url: address('The map on a page of its own.', ({ link }) => link),
})

declareObject<Post>('post', 'A story.', {
  authors: many('person', 'Who has written it.', ({ authors }, { library }) => library.list('people', authors)),
  blocks: many('block', 'What it is made of.', ({ layout }, view) => blocksOf(layout, view)),
  blog: one('blog', 'The blog that it stands in.', ({ blog }, { library }) => library.get('blogs', blog)),
  date: text('The day that visitors see, in words.', ({ publishDate, publishDate_tz: zone, publishedAt }, { clock }) =>
    spanIn(publishDate ?? publishedAt, null, zone, clock),
  ),
  events: many('event', 'Events that it is about.', ({ events }, { library }) => library.list('events', events)),
  image: one('image', 'Its picture.', ({ image }, { library }) => library.get('media', image)),
  json_ld: html('As schema.org has it.', (source, view) => ldScript(postJsonLd(source, view))),
  published_at: moment('The day that visitors see.', ({ publishDate, publishDate_tz: zone, publishedAt }) =>
    momentOf(publishDate ?? publishedAt, zone),
  ),
  summary: text('In a sentence or two.', ({ summary }) => summary),
  title: text('Its title.', ({ title }) => title),
  url: address('Its page.', (source, view) => hrefOf(view, 'posts', source)),
})

declareObject<Blog>('blog', 'A blog.', {
  image: one('image', 'Its picture.', ({ image }, { library }) => library.get('media', image)),
  posts: many('post', 'Its posts, newest first, paginated. On its own page only.', (source, view) =>
    listOf(view, source, 'posts'),
  ),
  summary: text('In a sentence or two.', ({ summary }) => summary),
  title: text('Its title.', ({ title }) => title),
  url: address('Its page.', (source, view) => hrefOf(view, 'blogs', source)),
})

/** Fields shared by most content types. */
const common = (collection: string): Record<string, ObjectField<AnyDocument>> => ({
  blocks: many('block', 'What its page is made of.', ({ layout }, view) => blocksOf(layout, view)),
  description: html('The long text.', ({ description }, view) => richHtml(description, view)),
  events: many('event', isChronological(collection) ? EVENTS_IN_ORDER : EVENTS, (source, view) =>
    listOf(view, source, 'events'),
  ),
  image: one('image', 'Its picture.', ({ image, logo }, { library }) => library.get('media', image ?? logo)),
  summary: text('In a sentence or two.', ({ summary }) => summary),
  title: text('Its title or name.', ({ name, title }) => title ?? name),
  url: address('Its page.', (source, view) => hrefOf(view, collection, source)),
  website: address('Its own website.', ({ website }) => website),
})

declareObject<AnyDocument>('season', 'A season.', common('seasons'))
declareObject<AnyDocument>('series', 'A series or a festival.', common('series'))
declareObject<AnyDocument>('organization', 'A company, an orchestra, a partner.', {
  ...common('organizations'),
  logo: one('image', 'Its mark.', ({ logo }, { library }) => library.get('media', logo)),
})
declareObject<AnyDocument & { year?: number | null }>('work', 'A play, a symphony.', {
  ...common('works'),
  year: number('When it was made.', ({ year }) => year),
})

declareObject<AnyDocument>('collection', 'A collection of events.', {
  ...common('event-collections'),
  events: many(
    'event',
    'Its events, in the order chosen by editors, otherwise upcoming events first.',
    (source, view) => includedEvents(view, source),
  ),
})

declareObject<AnyDocument>('document', 'A document of a content type that a developer has added.', {
  ...common(''),
  url: address('Its page.', (source, view) => hrefOf(view, view.content.collection ?? '', source)),
})
