import { bookingState, type BookingInput } from '@/plugins/site/lib/data/bookingState'
import { eventNotice } from '@/plugins/site/lib/data/eventNotice'
import { isFree, parsePrices } from '@/plugins/site/lib/data/parsePrices'
import { isFewLeft } from '@/lib/events/sale'
import { siteMessages, messagesLanguage } from '@/plugins/site/lib/siteMessages'

const FORMATS = {
  dateFormat: 'dmy',
  dateTimeSeparator: ', ',
  monthFormat: 'long',
  showSeconds: false,
  timeFormat: '24h',
} as unknown as BookingInput['clock']['formats']

function input(
  {
    event = {},
    performance = {},
    ...more
  }: Partial<Omit<BookingInput, 'event' | 'performance'>> & { event?: object; performance?: object } = {},
  language = 'en',
): BookingInput {
  return {
    booking: null,
    clock: { formats: FORMATS, language, timezone: 'Europe/London' },
    currency: 'GBP',
    event: { bookingLinkURL: 'https://tickets.example/event', eventStatus: 'scheduled', title: 'Lear', ...event },
    now: new Date('2027-05-01T12:00:00Z'),
    performance: {
      instanceStatus: 'scheduled',
      start: '2027-07-10T18:30:00Z',
      start_tz: 'Europe/Paris',
      ...performance,
    },
    sale: null,
    sellsTickets: true,
    messages: siteMessages(language),
    ...more,
  } as BookingInput
}

const sale = { isFewLeft: false, isOnSale: true, onSaleFrom: null }

describe('what visitors are told of tickets [B-003]', () => {
  it('is where to book, and for whom it is read out, in the zone of the place', () => {
    expect(bookingState(input())).toMatchObject({
      label: 'Book now',
      name: 'Book now: Book Lear, Saturday, 10 July 2027, 20:30',
      state: 'book',
      url: 'https://tickets.example/event',
    })
  })

  it.each([
    ['cancelled', 'Cancelled'],
    ['postponed', 'Postponed'],
    ['sold_out', 'Sold out'],
  ])('is %s at the performance or at its event, and then nowhere to book', (state, label) => {
    for (const one of [input({ performance: { instanceStatus: state } }), input({ event: { eventStatus: state } })])
      expect(bookingState(one)).toMatchObject({ label, url: null })
  })

  it('is the worse of two states', () => {
    expect(
      bookingState(input({ event: { eventStatus: 'cancelled' }, performance: { instanceStatus: 'sold_out' } })).state,
    ).toBe('cancelled')
  })

  it('is when selling begins, on the clock of the site, and then no link', () => {
    const before = input({ sale: { ...sale, isOnSale: false, onSaleFrom: '2027-06-01T09:00:00Z' } })
    expect(bookingState(before)).toMatchObject({
      from: '2027-06-01T09:00:00Z',
      label: 'On sale from Tuesday, 1 June 2027, 10:00',
      link: 'https://tickets.example/event',
      state: 'onSaleFrom',
      url: null,
    })
    expect(
      bookingState({
        ...before,
        now: new Date('2027-06-01T09:00:01Z'),
        sale: { ...sale, onSaleFrom: '2027-06-01T09:00:00Z' },
      }).state,
    ).toBe('book')
  })

  it('opens at the hour of the sale, though the box office was last asked before it', () => {
    const opened = { ...sale, isOnSale: false, onSaleFrom: '2027-05-01T11:59:00Z' }
    expect(bookingState(input({ sale: opened }))).toMatchObject({ state: 'book', url: 'https://tickets.example/event' })
    // A day later it has been asked, and knows.
    expect(bookingState(input({ now: new Date('2027-05-02T12:00:00Z'), sale: opened })).state).toBe('notOnSale')
  })

  it('is that it cannot be bought online where the box office says so, that few are left, or that it was moved', () => {
    expect(bookingState(input({ sale: { ...sale, isOnSale: false } }))).toMatchObject({
      label: 'Not on sale online',
      state: 'notOnSale',
      url: null,
    })
    expect(bookingState(input({ sale: { ...sale, isFewLeft: true } }))).toMatchObject({
      label: 'Book now',
      notes: ['Few left'],
      state: 'fewLeft',
      url: 'https://tickets.example/event',
    })
    const moved = bookingState(
      input({ performance: { instanceStatus: 'moved', previousStart: '2027-07-03T18:30:00Z' } }),
    )
    expect(moved).toMatchObject({
      notes: ['Moved from Saturday, 3 July 2027, 20:30'],
      state: 'book',
      url: 'https://tickets.example/event',
    })
    expect(bookingState(input({ performance: { instanceStatus: 'moved' } })).notes).toEqual(['Moved'])
  })

  it('is free where nothing is to be paid, with a link or without', () => {
    expect(bookingState(input({ event: { priceText: 'Free' } }))).toMatchObject({
      label: 'Book free tickets',
      state: 'free',
      url: 'https://tickets.example/event',
    })
    expect(bookingState(input({ event: { bookingLinkURL: null, priceText: 'Free entry' } }))).toMatchObject({
      label: 'Free',
      state: 'free',
      url: null,
    })
  })

  it('is a label that leads nowhere, as it is, and nothing where nobody says anything, sells anything, or it is over', () => {
    const none = { event: { bookingLinkURL: null } }
    expect(bookingState(input({ ...none, performance: { bookingLinkLabel: 'Tickets at the door' } }))).toMatchObject({
      label: 'Tickets at the door',
      state: 'atDoor',
      url: null,
    })
    expect(bookingState(input(none))).toMatchObject({ label: null, state: 'none', url: null })
    expect(bookingState(input({ sellsTickets: false }))).toMatchObject({
      label: null,
      link: null,
      state: 'none',
      url: null,
    })
    expect(bookingState(input({ now: new Date('2027-07-10T18:30:00Z') }))).toMatchObject({
      label: null,
      state: 'over',
      url: null,
    })
  })

  it('is said in every language that the site has words for', () => {
    const labels = ['en', 'es', 'ar', 'cy'].map(
      (language) => bookingState(input({ sale: { ...sale, onSaleFrom: '2027-06-01T09:00:00Z' } }, language)).label,
    )
    expect(labels[1]).toBe('A la venta desde el martes, 1 de junio de 2027, 10:00')
    expect(new Set(labels).size).toBe(4)
  })
})

describe('where tickets are sold [A-004]', () => {
  const booking = { fallback: 'https://tickets.example/all', isNewTab: true, label: 'Tickets' }

  it('is what stands at the performance, else at the event, else the page of the booking app', () => {
    const own = { bookingLinkURL: 'https://tickets.example/evening' }
    expect(bookingState(input({ booking, performance: own })).url).toBe('https://tickets.example/evening')
    expect(bookingState(input({ booking })).url).toBe('https://tickets.example/event')
    expect(bookingState(input({ booking, event: { bookingLinkURL: null } })).url).toBe('https://tickets.example/all')
    expect(bookingState(input({ event: { bookingLinkURL: null } })).url).toBeNull()
  })

  it('is called the same way, in a tab of its own where the app says so', () => {
    expect(bookingState(input({ booking, performance: { bookingLinkLabel: 'Gala' } }))).toMatchObject({
      isNewTab: true,
      label: 'Gala',
    })
    expect(bookingState(input({ booking, event: { bookingLinkLabel: 'Season' } })).label).toBe('Season')
    expect(bookingState(input({ booking })).label).toBe('Tickets')
    expect(bookingState(input({}))).toMatchObject({ isNewTab: false, label: 'Book now' })
  })

  it('is the app alone where no other sells, and what staff have typed then counts', () => {
    expect(bookingState(input({ booking, sellsTickets: false })).url).toBe('https://tickets.example/event')
  })
})

describe('what visitors are told of a whole event', () => {
  it.each([
    ['what it says itself', 'cancelled', ['scheduled'], 'cancelled'],
    ['sold out, when each performance to come is', 'scheduled', ['sold_out'], 'sold_out'],
    ['cancelled, when each is', null, ['cancelled'], 'cancelled'],
    ['sold out, when the others are cancelled', 'scheduled', ['cancelled', 'sold_out'], 'sold_out'],
    ['nothing, when one can be booked', 'scheduled', ['sold_out', 'scheduled'], null],
    ['nothing, when one was moved', 'scheduled', ['cancelled', 'moved'], null],
    ['nothing, when none is to come', 'scheduled', [], null],
  ] as const)('is %s', (_, eventStatus, states, notice) => expect(eventNotice({ eventStatus }, states)).toBe(notice))
})

describe('prices', () => {
  it.each([
    ['£12', 12, 12],
    ['£12–£28', 12, 28],
    ['From £9.50 to £30', 9.5, 30],
    ['£12–28', 12, 28],
    ['GBP 15', 15, 15],
    ['Free', 0, 0],
    ['Am ddim', 0, 0],
    ['مجاني', 0, 0],
    ['£0', 0, 0],
  ])('%s is read', (text, low, high) => expect(parsePrices(text, 'GBP')).toEqual({ high, low }))

  it.each([
    '',
    'Pay what you can',
    '£12 (£10 concessions)',
    '£15 plus £1.50 booking fee',
    'Free for under 16s, £12',
    '£1,200',
    '12',
    '€12',
    '£5, £10, £15',
  ])('%s is not', (text) => expect(parsePrices(text, 'GBP')).toBeNull())

  it('are free only where all of it is', () => {
    expect([isFree('Free', 'GBP'), isFree('£0–£5', 'GBP'), isFree(null, 'GBP'), isFree('Gratis', 'EUR')]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})

describe('few left', () => {
  it('is one in ten, or a few where nobody knows of how many; none is not few', () => {
    expect([
      isFewLeft(20, 200),
      isFewLeft(21, 200),
      isFewLeft(0, 200),
      isFewLeft(9, null),
      isFewLeft(10, null),
      isFewLeft(null, 200),
    ]).toEqual([true, false, false, true, false, false])
  })
})

describe('the words of a site', () => {
  it('are those of the language, of its family, of the main language of the site, and English at last', () => {
    expect([
      messagesLanguage('cy'),
      messagesLanguage('es-MX'),
      messagesLanguage('fr', 'es'),
      messagesLanguage('fr', 'de'),
      messagesLanguage('fr'),
    ]).toEqual(['cy', 'es', 'es', 'en', 'en'])
    expect(siteMessages('fr', 'cy').whatsOn).toBe(siteMessages('cy').whatsOn)
  })
})
