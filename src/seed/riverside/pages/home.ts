import {
  callToAction,
  columns,
  comingEvents,
  eventsOf,
  gallery,
  hero,
  ofTheme,
  quote,
  text,
} from '@/seed/writing/blocks'
import { both } from '@/seed/writing/translated'
import { page, type DemoPage } from '@/seed/writing/page'

/** The home page and everything below "What's on". */
export const HOME: DemoPage[] = [
  page(
    '/',
    both('Riverside Theatre', 'Theatr Riverside'),
    both(
      'Theatre, opera and orchestra by the river, in English and Welsh.',
      'Theatr, opera a cherddorfa ar lan yr afon, yn Gymraeg ac yn Saesneg.',
    ),
    (site) => [
      hero(
        both('Long evenings, warm house', 'Nosweithiau hir, tŷ cynnes'),
        both(
          'Chekhov by the lake, a winter adventure for children, and the Sinfonia on Sundays.',
          'Chekhov ar lan y llyn, antur aeaf i blant, a’r Sinfonia ar y Sul.',
        ),
        site.id('media', 'Riverside Theatre at night'),
        [
          {
            label: both('What’s on', 'Beth sydd ymlaen'),
            to: { collection: 'pages', id: site.id('pages', '/whats-on') },
          },
          {
            label: both('Plan your visit', 'Cynllunio’ch ymweliad'),
            to: { collection: 'pages', id: site.id('pages', '/visit') },
          },
        ],
      ),
      comingEvents(both('Coming up', 'Yn dod cyn hir'), 9),
      quote(
        both(
          'A house where the box office knows your name and the ushers have seen the play.',
          'Tŷ lle mae’r swyddfa docynnau’n gwybod eich enw.',
        ),
        both('From the visitors’ book', 'O lyfr yr ymwelwyr'),
        5,
      ),
      callToAction(
        both('See both Chekhovs', 'Gwelwch y ddau Chekhov'),
        both('The second play costs half.', 'Mae’r ail ddrama am hanner pris.'),
        [
          {
            label: both('The Seagull', 'Yr Wylan'),
            to: { collection: 'events', id: site.id('events', 'the-seagull') },
          },
          {
            label: both('The Cherry Orchard', 'Y Gelli Geirios'),
            to: { collection: 'events', id: site.id('events', 'the-cherry-orchard') },
          },
        ],
      ),
    ],
    { image: 'Riverside Theatre at night' },
  ),
  page(
    '/whats-on',
    both('What’s on', 'Beth sydd ymlaen'),
    both('Everything that you can book, day by day.', 'Popeth y gallwch ei archebu, o ddydd i ddydd.'),
    () => [
      comingEvents(both('The next weeks', 'Yr wythnosau nesaf'), 24),
      text(
        ['The printed season guide is in the foyer and at the library. Ask the box office for large print or Braille.'],
        [
          'Mae’r rhaglen brintiedig yn y cyntedd ac yn y llyfrgell. Gofynnwch i’r swyddfa docynnau am brint bras neu Braille.',
        ],
      ),
    ],
  ),
  page(
    '/whats-on/this-season',
    both('This season', 'Y tymor hwn'),
    both('What holds the season together, by Eleri Vaughan.', 'Beth sy’n dal y tymor ynghyd, gan Eleri Vaughan.'),
    (site) => [
      text(
        [
          '“Chekhov called his plays comedies, and nobody believed him. We do. Two of them frame the season, played by one company, so that you can watch the same people lose a lake first and then an orchard.”',
          'In between a girl walks to the end of the world for a friend, a soldier listens to the ground, and a small town in Wales sleeps, dreams and puts the kettle on.',
          '## How to see more of it',
          '- Two plays: the second at half price',
          '- Four or more: a quarter off everything',
          '- Under 26: twelve pounds, the best seat that is free',
        ],
        [
          '“Comedïau oedd enw Chekhov ar ei ddramâu, ac nid oedd neb yn ei gredu. Rydyn ni.”',
          'Yn y canol mae merch yn cerdded i ben draw’r byd dros ffrind, a thref fechan yng Nghymru’n cysgu, yn breuddwydio ac yn rhoi’r tegell i ferwi.',
          '## Sut i weld mwy',
          '- Dwy ddrama: yr ail am hanner pris',
          '- Pedair neu fwy: chwarter i ffwrdd',
          '- Dan 26: deuddeg punt',
        ],
      ),
      eventsOf(both('Our Chekhov year', 'Ein blwyddyn Chekhov'), site.id('event-collections', 'our-chekhov-year')),
      ofTheme('seasonHighlights', {
        accent: '#c8452f',
        heading: both('If you see only two', 'Os gwelwch chi ddwy yn unig'),
        intro: both(
          'One by the lake, one in the orchard. The company is the same, and so is the samovar.',
          'Un wrth y llyn, un yn y berllan. Yr un cwmni, a’r un samofar.',
        ),
        look: 'grid',
        poster: { relationTo: 'media', value: site.id('media', 'The Seagull poster') },
        shows: ['the-seagull', 'the-cherry-orchard'].map((key) => ({
          relationTo: 'events',
          value: site.id('events', key),
        })),
      }),
    ],
    { image: 'The Seagull poster' },
  ),
  page(
    '/whats-on/for-families',
    both('For families', 'I deuluoedd'),
    both(
      'Shows for under tens, with buggy parking and an early interval.',
      'Sioeau i rai dan ddeg, gyda lle i bramiau ac egwyl gynnar.',
    ),
    (site) => [
      eventsOf(both('With children', 'Gyda phlant'), site.id('event-collections', 'for-families')),
      text(
        [
          'Booster cushions are on every level. Babies under eighteen months sit on a lap for a pound. If somebody needs a break, the foyer shows the stage on a screen.',
        ],
        ['Mae clustogau codi ar bob lefel. Mae babanod dan ddeunaw mis yn eistedd ar lin am bunt.'],
      ),
    ],
    { image: 'The Snow Queen poster' },
  ),
  page(
    '/whats-on/late',
    both('Late at the Riverside', 'Hwyr yn Riverside'),
    both(
      'Doors at ten. Poets, clowns, improvisers and a bar.',
      'Drysau am ddeg. Beirdd, clowniaid, byrfyfyrwyr a bar.',
    ),
    () => [
      text(
        [
          'Fridays and Saturdays after the evening show, in the studio. Nothing starts before a quarter past ten, and the last tram is at ten to midnight.',
        ],
        ['Nos Wener a nos Sadwrn ar ôl y sioe, yn y stiwdio. Does dim yn dechrau cyn chwarter wedi deg.'],
      ),
    ],
  ),
  page(
    '/whats-on/archive',
    both('Archive', 'Archif'),
    both('Every play, opera and concert since the reopening.', 'Pob drama, opera a chyngerdd ers yr ailagor.'),
    () => [
      text(
        [
          'The archive keeps programmes, posters and prompt books. Researchers may see them on Thursdays; write a week ahead.',
        ],
        ['Mae’r archif yn cadw rhaglenni, posteri a llyfrau prompt. Gall ymchwilwyr eu gweld ar ddydd Iau.'],
      ),
    ],
  ),
  page(
    '/whats-on/archive/seasons-past',
    both('Seasons past', 'Tymhorau a fu'),
    both('A walk backwards through the posters.', 'Cerdded yn ôl drwy’r posteri.'),
    (site) => [
      gallery(
        [
          'Hamlet poster',
          'The Rivals poster',
          'Trifles poster',
          'A Midsummer Night’s Dream poster',
          'Blood Wedding poster',
          'Woyzeck poster',
        ].map((name) => site.id('media', name)),
      ),
      text(
        ['Posters are drawn in the house. Prints of most of them are sold at the box office for fifteen pounds.'],
        ['Caiff posteri eu darlunio yn y tŷ. Gwerthir printiau am bymtheg punt.'],
      ),
    ],
  ),
  page(
    '/whats-on/archive/seasons-past/the-reopening',
    both('The reopening', 'Yr ailagor'),
    both(
      'What was played in the first year after the restoration.',
      'Beth a chwaraewyd yn y flwyddyn gyntaf ar ôl yr adferiad.',
    ),
    (site) => [
      columns([
        {
          content: [
            [
              'The first night was free. Eleven hundred people came to a house of six hundred, so the company played twice.',
            ],
            ['Roedd y noson gyntaf am ddim.'],
          ],
          heading: both('The first night', 'Y noson gyntaf'),
          image: site.id('media', 'The Main House from the stalls'),
        },
        {
          content: [
            ['She Stoops to Conquer, The Servant of Two Masters, and a Playboy that was stopped by snow.'],
            ['She Stoops to Conquer, The Servant of Two Masters, a Playboy a ataliwyd gan eira.'],
          ],
          heading: both('The first season', 'Y tymor cyntaf'),
        },
      ]),
    ],
    { draft: true },
  ),
]
