import type { Poster } from '@/seed/pictures/poster'

/** An event of Harbour Arts Centre. */
export interface HarbourEvent {
  /** Slug. */
  key: string
  title: string
  summary: string
  about: string[]
  venue: 'pier-gallery' | 'the-boathouse'
  /** Days from today, one performance each, with the start time unless it is 20:00. */
  days: (number | [day: number, clock: string])[]
  minutes: number
  price: string
  credits?: [person: string, role: string][]
  poster?: Pick<Poster, 'hand' | 'motif' | 'palette' | 'title'> & { by?: string; at?: Poster['at'] }
  draft?: boolean
}

const weekly = (from: number, times: number, clock: string): HarbourEvent['days'] =>
  Array.from({ length: times }, (_, week): [number, string] => [from + week * 7, clock])

export const EVENTS: HarbourEvent[] = [
  {
    about: [
      'Noah Calder’s trio has played the boathouse every fall since it opened. This year they bring the songs that people hum on the ferry.',
    ],
    credits: [
      ['noah-calder', 'Piano'],
      ['june-okada', 'Double bass'],
    ],
    days: [-20, -19, -18],
    key: 'ferry-songs',
    minutes: 80,
    poster: { by: 'The Noah Calder Trio', hand: 'round', motif: 'keys', palette: 'sea', title: ['Ferry', 'songs'] },
    price: '$25',
    summary: 'A jazz trio, a tugboat horn, and the last ferry out.',
    title: 'Ferry songs',
    venue: 'the-boathouse',
  },
  {
    about: ['O’Neill wrote it for a wharf like ours. It is played at high tide, so times differ from night to night.'],
    credits: [
      ['lucia-ferrante', 'Director'],
      ['sam-whitaker', 'Yank'],
    ],
    days: [-3, [-2, '19:15'], -1, [1, '14:30'], 2, [3, '19:30'], 8, 9],
    key: 'bound-east-for-cardiff',
    minutes: 55,
    poster: {
      by: "Eugene O'Neill",
      hand: 'narrow',
      motif: 'moonSea',
      palette: 'storm',
      title: ['Bound', 'East for', 'Cardiff'],
    },
    price: '$20',
    summary: 'A sailor’s last night, played on a pier at high tide.',
    title: 'Bound East for Cardiff',
    venue: 'the-boathouse',
  },
  {
    about: ['Drawings of boats by people who build them: plans, doodles, and one tablecloth.'],
    days: [
      [-4, '11:00'],
      [-3, '11:00'],
      [4, '11:00'],
      [5, '11:00'],
      [11, '11:00'],
      [12, '11:00'],
    ],
    key: 'lines-plans',
    minutes: 360,
    poster: { hand: 'fine', motif: 'sails', palette: 'paper', title: ['Lines', 'plans'] },
    price: 'Free',
    summary: 'An exhibition of boat drawings from four boatyards.',
    title: 'Lines plans',
    venue: 'pier-gallery',
  },
  {
    about: ['Clay, glaze and patience. All materials are included; your pots are fired by Friday.'],
    credits: [['june-okada', 'Teacher']],
    days: weekly(5, 4, '18:30'),
    key: 'clay-on-wednesdays',
    minutes: 120,
    price: '$140 for four evenings',
    summary: 'Four evenings at the wheel, for beginners.',
    title: 'Clay at the pier',
    venue: 'pier-gallery',
  },
  {
    about: ['Bring an instrument or an ear.'],
    days: weekly(7, 3, '19:00'),
    key: 'open-mic',
    minutes: 120,
    price: 'Pay what you can',
    summary: 'Three songs each, sign up at the bar.',
    title: 'Open mic at the boathouse',
    venue: 'the-boathouse',
  },
  {
    about: [
      'Britten’s teacher wrote for the sea, and so did Debussy. The Harbor Strings play both, and the windows stay open.',
    ],
    credits: [['miles-abara', 'Conductor']],
    days: [30, [31, '15:00']],
    key: 'sea-music',
    minutes: 90,
    poster: { by: 'The Harbor Strings', hand: 'broad', motif: 'storm', palette: 'ice', title: ['Sea', 'music'] },
    price: '$30, students $12',
    summary: 'Strings by the water, windows open.',
    title: 'Sea music',
    venue: 'the-boathouse',
  },
  {
    about: ['Shadow puppets, a whale, and a jar that holds the moon. In English and Spanish.'],
    credits: [['lucia-ferrante', 'Director']],
    days: [
      [40, '11:00'],
      [40, '14:00'],
      [41, '11:00'],
    ],
    key: 'the-moon-in-a-jar',
    minutes: 45,
    price: '$10',
    summary: 'A shadow play for children from three.',
    title: 'The moon in a jar',
    venue: 'the-boathouse',
  },
  {
    about: ['Program to be announced.'],
    days: [75],
    draft: true,
    key: 'benefit-on-the-water',
    minutes: 180,
    price: '$150',
    summary: 'Dinner, music and an auction, for the new roof.',
    title: 'Benefit on the water',
    venue: 'the-boathouse',
  },
]

/** Artists and teachers, invented for the demo. */
export const PEOPLE = [
  { key: 'noah-calder', name: 'Noah Calder', profession: 'Pianist' },
  { key: 'june-okada', name: 'June Okada', profession: 'Bassist and potter' },
  { key: 'lucia-ferrante', name: 'Lucia Ferrante', profession: 'Director' },
  { key: 'sam-whitaker', name: 'Sam Whitaker', profession: 'Actor' },
  { key: 'miles-abara', name: 'Miles Abara', profession: 'Conductor' },
]

const address = { city: 'New York', country: 'US', postcode: '11231', region: 'NY', street: '40 Ferry Slip' }

export const VENUES = [
  {
    ...address,
    accessInformation: 'Ramp from the slip, level floor, two accessible restrooms. Assistive listening on request.',
    capacity: 180,
    key: 'the-boathouse',
    lat: 40.6772,
    lng: -74.0183,
    name: 'The Boathouse',
    summary: 'A hall of 180 seats above the water.',
  },
  {
    ...address,
    accessInformation: 'Elevator from the lobby. Seating in every room.',
    capacity: 60,
    key: 'pier-gallery',
    lat: 40.6774,
    lng: -74.0179,
    name: 'Pier Gallery',
    summary: 'Two rooms for exhibitions and classes.',
  },
]
