import { both, type Both } from '@/seed/writing/translated'

export interface DemoPost {
  key: string
  title: Both
  blog: 'from-rehearsal' | 'news'
  summary: Both
  paragraphs: [en: string[], cy: string[]]
  /** Days from today to the publish date. */
  day: number
  image?: string
  authors?: string[]
  events?: string[]
  tags: string[]
  draft?: boolean
}

export const BLOGS = [
  {
    key: 'news',
    summary: both('What is new in the house.', 'Beth sy’n newydd yn y tŷ.'),
    title: both('News', 'Newyddion'),
  },
  {
    key: 'from-rehearsal',
    summary: both('Letters from the Weir Room.', 'Llythyrau o Ystafell y Gored.'),
    title: both('From rehearsal', 'O’r ymarfer'),
  },
]

export const POSTS: DemoPost[] = [
  {
    key: 'a-lake-made-of-light',
    authors: ['ffion-maddocks'],
    blog: 'from-rehearsal',
    day: -24,
    events: ['the-seagull'],
    image: 'The Seagull poster',
    tags: ['design', 'chekhov'],
    paragraphs: [
      [
        'We tried water first. Forty litres of it, in a tray, under a lamp. It was beautiful for four minutes, and then somebody sneezed and the tray was on the floor of the orchestra pit.',
        'So the lake is light now. Catrin throws it against a curtain of torn silk that Peter’s grandmother would have called a waste, and when the doors to the dock open in the fourth act the draught does the waves for nothing.',
        '## What you cannot see',
        'The boards are from the old stage. If you find a burnt mark near the proscenium, that is from 1911.',
      ],
      [
        'Fe wnaethon ni roi cynnig ar ddŵr yn gyntaf. Deugain litr ohono, mewn hambwrdd, dan lamp.',
        'Golau yw’r llyn bellach.',
      ],
    ],
    summary: both(
      'Ffion Maddocks on how the set of The Seagull lost its water.',
      'Ffion Maddocks ar sut y collodd set Yr Wylan ei dŵr.',
    ),
    title: both('A lake made of light', 'Llyn o olau'),
  },
  {
    key: 'eleven-umbrellas',
    authors: ['tegan-frost'],
    blog: 'from-rehearsal',
    day: -9,
    events: ['the-snow-queen'],
    image: 'The Snow Queen poster',
    tags: ['puppets', 'families'],
    paragraphs: [
      [
        'A reindeer needs ribs. Umbrellas have them, they fold, and people leave them in our cloakroom by the dozen. After three months we may use them.',
        'It takes three of us to walk her. Left front and right back go together; whoever has the head does the breathing.',
      ],
      ['Mae angen asennau ar garw. Mae gan ymbarelau nhw.'],
    ],
    summary: both(
      'How a reindeer is built from what people forget.',
      'Sut mae adeiladu carw o’r hyn y mae pobl yn ei anghofio.',
    ),
    title: both('Eleven umbrellas', 'Un ar ddeg o ymbarelau'),
  },
  {
    key: 'the-chorus-of-antigone',
    authors: ['marcus-adeyemi'],
    blog: 'from-rehearsal',
    day: -33,
    events: ['antigone'],
    image: 'Antigone poster',
    tags: ['neighbours'],
    paragraphs: [
      [
        'Twelve people answered a note in the bakery. One drives the number 8, one judged cases for thirty years, two are still at school.',
        'We asked each of them one thing: when did you last say nothing? The answers are in the text now, between Sophocles and Sophocles.',
      ],
      ['Atebodd deuddeg o bobl nodyn yn y becws.'],
    ],
    summary: both(
      'A bus driver, a judge and ten others speak with one voice.',
      'Gyrrwr bws, barnwr a deg arall yn siarad ag un llais.',
    ),
    title: both('The chorus of Antigone', 'Corws Antigone'),
  },
  {
    key: 'new-season-on-sale',
    blog: 'news',
    day: -60,
    image: 'The Cherry Orchard poster',
    tags: ['season', 'tickets'],
    paragraphs: [
      [
        'Booking for the whole season is open, online, by telephone and at the counter. Members have had a week; the good news is that they have left you something.',
        '- Two Chekhovs: the second at half price',
        '- The Snow Queen: relaxed performances in the second week',
        '- The Sinfonia: every Sunday that has a concert in it, at half past seven',
      ],
      ['Mae’r archebu ar gyfer y tymor cyfan ar agor.'],
    ],
    summary: both('Everything until the summer can be booked now.', 'Gellir archebu popeth tan yr haf nawr.'),
    title: both('The season is on sale', 'Mae’r tymor ar werth'),
  },
  {
    key: 'heat-from-the-river',
    blog: 'news',
    day: -95,
    image: 'Riverside Theatre at night',
    tags: ['building', 'environment'],
    paragraphs: [
      [
        'Since last week the house is heated by the river. A pump stands in the old turbine pit and takes three degrees out of water that does not miss them.',
        'The gas boilers are for sale. Collect only.',
      ],
      ['Ers yr wythnos diwethaf caiff y tŷ ei wresogi gan yr afon.'],
    ],
    summary: both('The gas boilers are off for good.', 'Mae’r boeleri nwy wedi’u diffodd am byth.'),
    title: both('Heat from the river', 'Gwres o’r afon'),
  },
  {
    key: 'dido-postponed',
    blog: 'news',
    day: -3,
    events: ['dido-and-aeneas'],
    image: 'Dido and Aeneas poster',
    tags: ['tickets'],
    paragraphs: [
      [
        'The hall that we were to share with the college has a leaking roof, and so Dido and Aeneas must wait. New dates are coming. All tickets stay valid; if you would rather have the money, ring the box office.',
      ],
      ['Mae to’r neuadd yn gollwng, ac felly rhaid i Dido ac Aeneas aros.'],
    ],
    summary: both('New dates are coming; tickets stay valid.', 'Mae dyddiadau newydd ar y ffordd.'),
    title: both('Dido and Aeneas is postponed', 'Gohirio Dido ac Aeneas'),
  },
  {
    key: 'a-hundred-players',
    authors: ['isolde-kerr'],
    blog: 'from-rehearsal',
    day: -50,
    events: ['mahler-one'],
    image: 'Mahler One poster',
    tags: ['music'],
    paragraphs: [
      [
        'The stage of the Riverside holds fifty players. Mahler wants a hundred. We have put the horns into the boxes, the harp into the café door and the off-stage trumpets where he wanted them: off the stage, in the street.',
        'Bus 9 has promised not to hoot between eight and nine.',
      ],
      ['Mae llwyfan Riverside yn dal hanner cant o chwaraewyr. Mae Mahler eisiau cant.'],
    ],
    summary: both('Isolde Kerr on where to put a symphony.', 'Isolde Kerr ar ble i roi symffoni.'),
    title: both('A hundred players', 'Cant o chwaraewyr'),
  },
  {
    key: 'casting-the-inspector',
    blog: 'news',
    day: 12,
    draft: true,
    events: [],
    tags: ['company'],
    paragraphs: [['Names follow when everybody has signed.'], ['Bydd enwau’n dilyn.']],
    summary: both('Who plays whom in the opening of next season.', 'Pwy sy’n chwarae pwy yn agoriad y tymor nesaf.'),
    title: both('Casting The Government Inspector', 'Castio’r Arolygydd'),
  },
]
