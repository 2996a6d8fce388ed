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
    isMoved: false,
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

describe('bookingState [B-003]', () => {
  it("has the booking link, and an accessible name with the time in the performance's time zone", () => {
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
  ])('is %s when the performance or its event is, and then has no booking link', (state, label) => {
    for (const one of [input({ performance: { instanceStatus: state } }), input({ event: { eventStatus: state } })])
      expect(bookingState(one)).toMatchObject({ label, url: null })
  })

  it('is the worse of the states of event and performance', () => {
    expect(
      bookingState(input({ event: { eventStatus: 'cancelled' }, performance: { instanceStatus: 'sold_out' } })).state,
    ).toBe('cancelled')
  })

  it('shows when sales start in the time zone of the site, without a link until then', () => {
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

  it('offers booking once sales start, even if the ticketing data is from before', () => {
    const opened = { ...sale, isOnSale: false, onSaleFrom: '2027-05-01T11:59:00Z' }
    expect(bookingState(input({ sale: opened }))).toMatchObject({ state: 'book', url: 'https://tickets.example/event' })
    // A day later it has been asked, and knows.
    expect(bookingState(input({ now: new Date('2027-05-02T12:00:00Z'), sale: opened })).state).toBe('notOnSale')
  })

  it('shows that tickets are not sold online, that few are left, or that the performance was moved', () => {
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
      input({ isMoved: true, performance: { instanceStatus: 'moved', previousStart: '2027-07-03T18:30:00Z' } }),
    )
    expect(moved).toMatchObject({
      notes: ['Moved from Saturday, 3 July 2027, 20:30'],
      state: 'book',
      url: 'https://tickets.example/event',
    })
    expect(bookingState(input({ isMoved: true, performance: { instanceStatus: 'moved' } })).notes).toEqual(['Moved'])
  })

  it('shows that a performance was moved also when its last ticket has been sold', () => {
    const soldOut = { instanceStatus: 'sold_out', previousStart: '2027-07-03T18:30:00Z' }
    expect(bookingState(input({ isMoved: true, performance: soldOut }))).toMatchObject({
      notes: ['Moved from Saturday, 3 July 2027, 20:30'],
      state: 'soldOut',
    })
    expect(bookingState(input({ performance: soldOut })).notes).toEqual([])
  })

  it('is free when the price is free, with or without a link', () => {
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

  it('can be booked until it begins, or until it ends if it lasts for days', () => {
    const stateAt = (end: string, now: string) =>
      bookingState(input({ now: new Date(now), performance: { end } })).state
    expect(stateAt('2027-07-10T21:30:00Z', '2027-07-10T19:00:00Z')).toBe('over')
    expect(stateAt('2027-09-10T18:30:00Z', '2027-09-10T18:00:00Z')).toBe('book')
    expect(stateAt('2027-09-10T18:30:00Z', '2027-09-10T18:30:00Z')).toBe('over')
  })

  it('shows a label without a link as text, and nothing without a sale or after the performance', () => {
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

  it('is translated into English, Spanish, Arabic and Welsh', () => {
    const labels = ['en', 'es', 'ar', 'cy'].map(
      (language) => bookingState(input({ sale: { ...sale, onSaleFrom: '2027-06-01T09:00:00Z' } }, language)).label,
    )
    expect(labels[1]).toBe('A la venta desde el martes, 1 de junio de 2027, 10:00')
    expect(new Set(labels).size).toBe(4)
  })
})

describe('Booking link [A-004]', () => {
  const booking = { fallback: 'https://tickets.example/all', isNewTab: true, label: 'Tickets' }

  it('is the link of the performance, else of the event, else of the booking app', () => {
    const own = { bookingLinkURL: 'https://tickets.example/evening' }
    expect(bookingState(input({ booking, performance: own })).url).toBe('https://tickets.example/evening')
    expect(bookingState(input({ booking })).url).toBe('https://tickets.example/event')
    expect(bookingState(input({ booking, event: { bookingLinkURL: null } })).url).toBe('https://tickets.example/all')
    expect(bookingState(input({ event: { bookingLinkURL: null } })).url).toBeNull()
  })

  it('takes its label in the same order, and opens in a new tab if the booking app is set to', () => {
    expect(bookingState(input({ booking, performance: { bookingLinkLabel: 'Gala' } }))).toMatchObject({
      isNewTab: true,
      label: 'Gala',
    })
    expect(bookingState(input({ booking, event: { bookingLinkLabel: 'Season' } })).label).toBe('Season')
    expect(bookingState(input({ booking })).label).toBe('Tickets')
    expect(bookingState(input({}))).toMatchObject({ isNewTab: false, label: 'Book now' })
  })

  it('is the link that staff entered when the booking app is the only seller', () => {
    expect(bookingState(input({ booking, sellsTickets: false })).url).toBe('https://tickets.example/event')
  })
})

describe('eventNotice', () => {
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

describe('parsePrices', () => {
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
    ['£1,200', 1200, 1200],
    ['£1,250.50', 1250.5, 1250.5],
    ['£950–£1,250', 950, 1250],
    ['£5, £10, £15', 5, 15],
    ['£5/£10/£15/£20', 5, 20],
    ['£10, £12–£14 and £1,000', 10, 1000],
    ['£5 £100', 5, 100],
    ['12 pounds', 12, 12],
    ['Free–£15', 0, 15],
    ['Free, £5 or £12.50', 0, 12.5],
    ['£10 / gratis', 0, 10],
  ])('reads "%s"', (text, low, high) => expect(parsePrices(text, 'GBP')).toEqual({ high, low }))

  it.each([
    '',
    'Pay what you can',
    '£12 (£10 concessions)',
    '£15 plus £1.50 booking fee',
    'Free for under 16s, £12',
    'Free parking, £12',
    'Free–15',
    '£1,2,3',
    '12',
    '€12',
    '£12 on 3 May',
  ])('returns null for "%s"', (text) => expect(parsePrices(text, 'GBP')).toBeNull())

  it.each([
    ['JPY', '¥3,000', 3000, 3000],
    ['JPY', '￥3,000～￥5,000', 3000, 5000],
    ['JPY', '3,000円', 3000, 3000],
    ['JPY', '３，０００円から', 3000, 3000],
    ['EUR', '1.250,00 €', 1250, 1250],
    ['EUR', '1 250 €', 1250, 1250],
    ['EUR', '1\u202f250,50 €', 1250.5, 1250.5],
    ['EUR', '12,50/10,00/8,00 €', 8, 12.5],
    ['EUR', 'ab 1.250 Euro', 1250, 1250],
    ['SEK', 'kr 1 200', 1200, 1200],
    ['SEK', '1 200 kr.', 1200, 1200],
    ['NOK', '450 kr', 450, 450],
    ['CHF', "CHF 1'200.–", 1200, 1200],
    ['CHF', 'Fr. 25.-', 25, 25],
    ['USD', '$1,234,567.89', 1234567.89, 1234567.89],
    ['KWD', 'KWD 12.500', 12.5, 12.5],
    ['EGP', 'من ١٬٢٥٠ EGP', 1250, 1250],
  ])('reads a price in %s: %s', (currency, text, low, high) =>
    expect(parsePrices(text, currency)).toEqual({ high, low }),
  )

  it('isFree is true only when every price is free', () => {
    expect([isFree('Free', 'GBP'), isFree('£0–£5', 'GBP'), isFree(null, 'GBP'), isFree('Gratis', 'EUR')]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})

describe('isFewLeft', () => {
  it('is true for 10% of the seats or less, or for under ten if the total is unknown, but not for none', () => {
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

describe('messagesLanguage', () => {
  it('is the language, else its base language, else the main language of the site, else English', () => {
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
