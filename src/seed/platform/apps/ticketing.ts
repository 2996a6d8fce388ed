import { app } from './demoApp'

const premium = app('ticketing', 'ticketing_integrations')
const free = app('ticketing')

export const TICKETING = [
  premium({
    name: 'Elevent',
    description: 'Reads events, dates and availability from Elevent and links to its booking pages.',
    features: [
      ['Events in step', 'Names, dates and venues follow what your box office enters.'],
      ['Booking links', 'Every performance leads to its own page at Elevent.'],
      ['Passes and memberships', 'Can be offered beside single tickets.'],
    ],
    handle: 'elevent',
    letters: 'E',
    links: [['Website', 'https://goelevent.com']],
    overview: [
      'Elevent sells tickets, passes and memberships for festivals, cinemas and theatres.',
      'With this app the events on your website take their dates and booking links from there.',
    ],
    palette: 'forest',
    publisher: { title: 'Elevent', url: 'https://goelevent.com' },
    steps: [
      'Ask Elevent for an API key and a widget key.',
      'Enable the app, and connect it with these keys.',
      'Choose for each event which event at Elevent it follows.',
    ],
  }),
  premium({
    name: 'Spektrix',
    description: 'Reads events, instances and attributes from Spektrix and keeps them in step.',
    features: [
      ['Events and instances', 'Dates, times and on-sale states come from your system.'],
      ['Attributes', 'Access performances and age advice can fill fields of your events.'],
      ['Booking links', 'Visitors book on your own Spektrix pages.'],
    ],
    handle: 'spektrix',
    letters: 'S',
    links: [
      ['Website', 'https://www.spektrix.com'],
      ['Support', 'https://support.spektrix.com'],
    ],
    overview: [
      'Spektrix is a box office, marketing and fundraising system for the performing arts.',
      'With this app your programme is entered once, at the box office, and your website follows.',
    ],
    palette: 'blood',
    publisher: { title: 'Spektrix', url: 'https://www.spektrix.com' },
    steps: [
      'Find the client name in the address of your Spektrix.',
      'Enable the app, and connect it with that name.',
      'Choose for each event which event at Spektrix it follows.',
    ],
  }),
  premium({
    name: 'Line-Up',
    description: 'Reads performances and booking links from Line-Up.',
    features: [
      ['Performances', 'Dates, times and states come from your account.'],
      ['Booking links', 'Every performance leads to its own booking page.'],
    ],
    handle: 'lineup',
    letters: 'L',
    links: [['Website', 'https://www.lineupnow.com']],
    overview: [
      'Line-Up sells tickets for theatres, attractions and touring shows.',
      'With this app the performances on your website follow those in your Line-Up account.',
    ],
    palette: 'violet',
    publisher: { title: 'Line-Up', url: 'https://www.lineupnow.com' },
    steps: [
      'Create an API key in your Line-Up account.',
      'Enable the app, and test the key and the address of your site.',
      'Connect, and choose for each event what it follows.',
    ],
  }),
  premium({
    name: 'Tessitura',
    description: 'Reads productions, performances and seasons from Tessitura over REST.',
    features: [
      ['Productions and seasons', 'Your seasons and runs as they stand in Tessitura.'],
      ['Performances', 'Dates, times and on-sale states of every performance.'],
      ['Modes of sale', 'Shows to the public what is on sale to the public.'],
    ],
    handle: 'tessitura',
    letters: 'T',
    links: [['Website', 'https://www.tessitura.com']],
    overview: [
      'Tessitura brings ticketing, fundraising and customer records of arts organisations together.',
      'With this app your website reads seasons, productions and performances from its REST service.',
    ],
    palette: 'sea',
    publisher: { title: 'Tessitura', url: 'https://www.tessitura.com' },
    steps: [
      'Have a REST user made that may read productions and performances.',
      'Enable the app, and test the address, user and password.',
      'Connect, and choose for each event what it follows.',
    ],
  }),
  free({
    name: 'General booking',
    description: 'Booking links typed by hand, for any box office.',
    features: [
      ['Works with anything', 'A label and a link for every performance.'],
      ['Nothing to connect', 'No account, no key.'],
    ],
    handle: 'generalBooking',
    letters: 'GB',
    links: [],
    overview: ['For a box office that has no app of its own here, or none that needs one.'],
    palette: 'slate',
    publisher: { title: 'Callboard' },
    steps: ['Enable the app.', 'Open a performance and type its booking link.'],
  }),
]
