import { callToAction, columns, form, hero, image, people, quote, text } from '@/seed/writing/blocks'
import { both } from '@/seed/writing/translated'
import { page, type DemoPage } from '@/seed/writing/page'

/** Pages about taking part, supporting the theatre, and the theatre itself. */
export const MORE: DemoPage[] = [
  page(
    '/take-part',
    both('Take part', 'Cymryd rhan'),
    both(
      'Sing, build, read, dance, or stand in the light.',
      'Canu, adeiladu, darllen, dawnsio, neu sefyll yn y golau.',
    ),
    (site) => [
      hero(
        both('The house is yours on Saturdays', 'Chi biau’r tŷ ar ddydd Sadwrn'),
        both(
          'Four hundred people rehearse here every week, and sixteen of them are paid for it.',
          'Mae pedwar cant o bobl yn ymarfer yma bob wythnos.',
        ),
        site.id('media', 'The Weir Room in the morning'),
      ),
      callToAction(
        both('Start here', 'Dechreuwch yma'),
        both('Five evenings, five scenes, no homework.', 'Pum noson, pum golygfa, dim gwaith cartref.'),
        [
          {
            label: both('Shakespeare for beginners', 'Shakespeare i ddechreuwyr'),
            to: { collection: 'events', id: site.id('events', 'shakespeare-for-beginners') },
          },
        ],
      ),
    ],
    { image: 'Youth theatre poster' },
  ),
  page(
    '/take-part/youth-theatre',
    both('Youth theatre', 'Theatr ieuenctid'),
    both(
      'Four groups from eight to eighteen, every Saturday in term.',
      'Pedwar grŵp o wyth i ddeunaw, bob dydd Sadwrn yn ystod y tymor.',
    ),
    (site) => [
      text(
        [
          'There is no audition. There is a waiting list, and it moves: most people get in within a term.',
          'Each year ends in the summer show, where the youth theatre plays beside the company.',
        ],
        ['Does dim clyweliad. Mae rhestr aros, ac mae’n symud.', 'Daw pob blwyddyn i ben gyda sioe’r haf.'],
      ),
      people(
        both('Who leads it', 'Pwy sy’n ei harwain'),
        ['joel-prosser', 'tegan-frost'].map((key) => site.id('people', key)),
      ),
      form(site.id('forms', 'youth-theatre')),
    ],
  ),
  page(
    '/take-part/youth-theatre/bursaries',
    both('Bursaries', 'Bwrsariaethau'),
    both('Every third place is paid for by somebody else.', 'Telir am bob trydydd lle gan rywun arall.'),
    () => [
      text(
        ['You need no papers. Write three lines or ring; nobody in the group will know.'],
        ['Nid oes angen papurau. Ysgrifennwch dair llinell neu ffoniwch; fydd neb yn y grŵp yn gwybod.'],
      ),
    ],
  ),
  page(
    '/take-part/schools',
    both('Schools', 'Ysgolion'),
    both(
      'Matinées, workshops in your hall, and a stage for your own play.',
      'Matinées, gweithdai yn eich neuadd, a llwyfan i’ch drama eich hun.',
    ),
    (site) => [
      text(
        ['Thirty-one schools come every year. For half of them we send the bus.'],
        ['Daw tri deg un o ysgolion bob blwyddyn. I’w hanner rydym yn anfon y bws.'],
      ),
      callToAction(
        both('For years 7 to 11', 'I flynyddoedd 7 i 11'),
        both('Ninety minutes, and then the actors stay.', 'Naw deg munud, ac yna mae’r actorion yn aros.'),
        [
          {
            label: both('Twelfth Night for schools', 'Nos Ystwyll i ysgolion'),
            to: { collection: 'events', id: site.id('events', 'twelfth-night-for-schools') },
          },
        ],
      ),
    ],
  ),
  page(
    '/take-part/schools/teachers-pack',
    both('Pack for teachers', 'Pecyn i athrawon'),
    both('Scenes, pictures and questions for before and after.', 'Golygfeydd, lluniau a chwestiynau.'),
    () => [
      text(
        [
          'The pack for Twelfth Night is being written. It will have a cut text of forty minutes that a class can play.',
        ],
        ['Mae’r pecyn ar gyfer Nos Ystwyll yn cael ei ysgrifennu.'],
      ),
    ],
    { draft: true },
  ),
  page(
    '/take-part/volunteer',
    both('Volunteer', 'Gwirfoddoli'),
    both('Ushers, gardeners, readers: two evenings a month.', 'Tywyswyr, garddwyr, darllenwyr: dwy noson y mis.'),
    () => [
      text(
        [
          'You see everything, you eat the café’s soup, and you learn how to open six hundred seats in a minute and a half.',
        ],
        ['Rydych yn gweld popeth ac yn bwyta cawl y caffi.'],
      ),
    ],
    { draft: true },
  ),
  page(
    '/support',
    both('Support us', 'Ein cefnogi'),
    both(
      'Tickets pay for half. This is about the other half.',
      'Mae tocynnau’n talu am hanner. Mae hyn am yr hanner arall.',
    ),
    () => [
      text(
        [
          'A third of our income is public, a sixth comes from people like you. It buys the bursaries, the access performances and the heating.',
        ],
        ['Mae traean o’n hincwm yn gyhoeddus, daw chweched gan bobl fel chi.'],
      ),
      quote(
        both(
          'I gave the price of a seat and got an evening with the carpenters.',
          'Rhois bris sedd a chael noson gyda’r seiri.',
        ),
        both('A member since the reopening', 'Aelod ers yr ailagor'),
      ),
    ],
  ),
  page(
    '/support/membership',
    both('Membership', 'Aelodaeth'),
    both(
      'Thirty-five pounds a year, booking a week ahead, and the open rehearsal.',
      'Tri deg pum punt y flwyddyn, archebu wythnos ymlaen llaw, a’r ymarfer agored.',
    ),
    () => [
      columns([
        {
          content: [
            ['Booking a week ahead, the season guide by post, one open rehearsal.'],
            ['Archebu wythnos ymlaen llaw, un ymarfer agored.'],
          ],
          heading: both('Friend, £35', 'Ffrind, £35'),
        },
        {
          content: [
            ['All of that for two, and a drink on the first night.'],
            ['Hyn oll i ddau, a diod ar y noson gyntaf.'],
          ],
          heading: both('Two friends, £60', 'Dau ffrind, £60'),
        },
        {
          content: [
            ['Your name in the programme, supper with the company, and our thanks.'],
            ['Eich enw yn y rhaglen, swper gyda’r cwmni, a’n diolch.'],
          ],
          heading: both('Patron, £500', 'Noddwr, £500'),
        },
      ]),
    ],
    { change: { summary: 'Thirty-eight pounds a year, booking a week ahead, and two open rehearsals.' } },
  ),
  page(
    '/support/our-supporters',
    both('Our supporters', 'Ein cefnogwyr'),
    both('Those who keep the lights on.', 'Y rhai sy’n cadw’r golau ynghyn.'),
    () => [
      text(
        [
          'The access programme is paid for by the Weir Lane Foundation. Bryn Terrace Bakery bakes for the interval.',
          'Four hundred and twelve members, and one who would rather not be named, do the rest.',
        ],
        [
          'Telir am y rhaglen hygyrchedd gan y Weir Lane Foundation.',
          'Mae pedwar cant a deuddeg o aelodau’n gwneud y gweddill.',
        ],
      ),
    ],
  ),
  page(
    '/about',
    both('About us', 'Amdanom ni'),
    both(
      'A producing house on the river, with its own company and an orchestra in residence.',
      'Tŷ cynhyrchu ar yr afon, gyda’i gwmni ei hun a cherddorfa breswyl.',
    ),
    (site) => [
      image(
        site.id('media', 'Riverside Theatre at night'),
        both('Weir Lane, from the other bank', 'Weir Lane, o’r lan arall'),
        'full',
      ),
      text(
        [
          'We make eleven productions a year and host as many again. About ninety thousand people come, a third of them for the first time.',
        ],
        [
          'Rydym yn gwneud un ar ddeg o gynyrchiadau’r flwyddyn. Daw tua naw deg mil o bobl, traean ohonynt am y tro cyntaf.',
        ],
      ),
    ],
  ),
  page(
    '/about/our-story',
    both('Our story', 'Ein stori'),
    both('Music hall, cinema, bingo, pigeons, theatre.', 'Neuadd gerdd, sinema, bingo, colomennod, theatr.'),
    () => [
      text(
        [
          'Opened in 1904 as the Weir Lane Empire. A cinema from 1931, a bingo hall from 1964, empty from 1989. The pigeons had it for eighteen years.',
          'In 2007 eleven neighbours bought the lease for a pound each. The house reopened five years later.',
        ],
        [
          'Agorwyd yn 1904 fel y Weir Lane Empire. Sinema o 1931, neuadd bingo o 1964, gwag o 1989.',
          'Yn 2007 prynodd un ar ddeg o gymdogion y brydles am bunt yr un.',
        ],
      ),
    ],
  ),
  page(
    '/about/our-story/the-building',
    both('The building', 'Yr adeilad'),
    both(
      'Plaster, thunder run, and a wooden lift that still works.',
      'Plastr, rhediad taranau, a lifft bren sy’n dal i weithio.',
    ),
    (site) => [
      image(site.id('media', 'The Main House from the stalls'), both('The Main House', 'Y Prif Dŷ')),
      text(
        [
          'Under the stage stand four wooden bridges from 1904, moved by hand and counterweight. They are used in The Snow Queen.',
          'Heat comes from the river: a pump in the old turbine pit has replaced the gas boilers.',
        ],
        [
          'O dan y llwyfan saif pedair pont bren o 1904.',
          'Daw gwres o’r afon: mae pwmp yn hen bwll y tyrbin wedi disodli’r boeleri nwy.',
        ],
      ),
    ],
  ),
  page(
    '/about/people',
    both('People', 'Pobl'),
    both('Who runs the house, and who plays in it.', 'Pwy sy’n rhedeg y tŷ, a phwy sy’n chwarae ynddo.'),
    (site) => [
      people(
        both('Artistic team', 'Tîm artistig'),
        ['eleri-vaughan', 'marcus-adeyemi', 'ffion-maddocks', 'isolde-kerr', 'amara-osei'].map((key) =>
          site.id('people', key),
        ),
      ),
      people(
        both('The company', 'Y cwmni'),
        ['iwan-cadwallader', 'grace-holloway', 'mared-eynon', 'rosalind-pike', 'sanjay-mistry', 'beth-tudor'].map(
          (key) => site.id('people', key),
        ),
      ),
    ],
  ),
  page(
    '/about/hire',
    both('Hire the house', 'Llogi’r tŷ'),
    both(
      'A stage, a studio, a garden and a room with a view of the weir.',
      'Llwyfan, stiwdio, gardd ac ystafell â golygfa o’r gored.',
    ),
    (site) => [
      columns([
        {
          content: [['612 seats, fly tower, pit for 45.'], ['612 o seddi, tŵr hedfan, pwll i 45.']],
          heading: both('The Main House', 'Y Prif Dŷ'),
          image: site.id('media', 'The Main House from the stalls'),
        },
        {
          content: [['140 seats or none, a grid at five metres.'], ['140 o seddi neu ddim.']],
          heading: both('The Studio', 'Y Stiwdio'),
          image: site.id('media', 'The Studio under its lamps'),
        },
        {
          content: [['Sixty people, sprung floor, piano.'], ['Chwe deg o bobl, llawr sbring, piano.']],
          heading: both('The Weir Room', 'Ystafell y Gored'),
          image: site.id('media', 'The Weir Room in the morning'),
        },
      ]),
    ],
    { change: { title: 'Hire our spaces' } },
  ),
  page(
    '/about/press',
    both('Press', 'Y wasg'),
    both('Pictures, programmes, and a person who answers.', 'Lluniau, rhaglenni, a pherson sy’n ateb.'),
    (site) => [
      text(
        [
          'Press nights are marked in the calendar. Two tickets wait for you at the counter if you write a week ahead.',
          'Pictures may be printed free of charge with the credit that stands beside them.',
        ],
        [
          'Mae nosweithiau’r wasg wedi’u nodi yn y calendr.',
          'Gellir argraffu lluniau am ddim gyda’r gydnabyddiaeth sydd wrth eu hochr.',
        ],
      ),
      image(site.id('media', 'The Cherry Orchard poster'), both('The Cherry Orchard', 'Y Gelli Geirios')),
    ],
  ),
  page(
    '/contact',
    both('Contact', 'Cysylltu'),
    both('Telephone, letter, counter.', 'Ffôn, llythyr, cownter.'),
    (site) => [
      text(
        [
          '**Box office** 029 2018 0100, Monday to Saturday, ten to eight',
          '**Stage door** 029 2018 0110, at all hours',
          'Riverside Theatre, 1 Weir Lane, Cardiff CF11 6SA',
        ],
        [
          '**Swyddfa docynnau** 029 2018 0100, dydd Llun i ddydd Sadwrn, deg tan wyth',
          '**Drws y llwyfan** 029 2018 0110, bob awr',
          'Theatr Riverside, 1 Weir Lane, Caerdydd CF11 6SA',
        ],
      ),
      form(site.id('forms', 'contact')),
    ],
  ),
  page(
    '/privacy',
    both('Privacy', 'Preifatrwydd'),
    both(
      'What we keep about you, for how long, and how to have it removed.',
      'Beth rydym yn ei gadw amdanoch, am ba hyd, a sut i’w ddileu.',
    ),
    () => [
      text(
        [
          'We keep what we need to sell you a ticket and to tell you when a performance changes. Nothing is sold or lent. After three years without a booking your record is deleted.',
        ],
        [
          'Rydym yn cadw’r hyn sydd ei angen i werthu tocyn i chi. Ni chaiff dim ei werthu na’i fenthyg. Ar ôl tair blynedd heb archeb caiff eich cofnod ei ddileu.',
        ],
      ),
    ],
    { hidden: true },
  ),
]
