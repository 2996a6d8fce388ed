import { callToAction, columns, faq, form, hero, image, ofTheme, reusable, text } from '@/seed/writing/blocks'
import { both } from '@/seed/writing/translated'
import { page, type DemoPage } from '@/seed/writing/page'

const OPENING = {
  days: [
    { id: 'weekdays', closes: '20:00', day: both('Monday to Saturday', 'Dydd Llun i ddydd Sadwrn'), opens: '10:00' },
    { id: 'sundays', closes: '18:00', day: both('Sunday', 'Dydd Sul'), opens: '14:00' },
  ],
  place: both('Box office', 'Swyddfa docynnau'),
}

/** Everything below "Plan your visit". */
export const VISIT: DemoPage[] = [
  page(
    '/visit',
    both('Plan your visit', 'Cynllunio’ch ymweliad'),
    both(
      'How to get here, where to eat, and what to know before you come.',
      'Sut i gyrraedd, ble i fwyta, a beth i’w wybod cyn dod.',
    ),
    (site) => [
      hero(
        both('You are expected', 'Mae croeso i chi'),
        both(
          'The foyer opens at ten in the morning and closes when the last of you have gone.',
          'Mae’r cyntedd yn agor am ddeg y bore.',
        ),
        site.id('media', 'The Main House from the stalls'),
      ),
      columns([
        {
          content: [
            ['Eight minutes on foot from the station, along the river.'],
            ['Wyth munud ar droed o’r orsaf, ar hyd yr afon.'],
          ],
          heading: both('Getting here', 'Cyrraedd yma'),
        },
        {
          content: [
            ['Step-free from the street to every seat but the upper circle.'],
            ['Heb risiau o’r stryd i bob sedd ond y cylch uchaf.'],
          ],
          heading: both('Access', 'Mynediad'),
        },
        {
          content: [
            ['Soup, cake, and a bar that takes orders for the interval.'],
            ['Cawl, teisen, a bar sy’n cymryd archebion ar gyfer yr egwyl.'],
          ],
          heading: both('Food and drink', 'Bwyd a diod'),
        },
      ]),
      reusable(site.id('reusable-content', 'box-office-hours')),
    ],
    { image: 'The Main House from the stalls' },
  ),
  page(
    '/visit/getting-here',
    both('Getting here', 'Cyrraedd yma'),
    both('On foot, by bicycle, train, bus or car.', 'Ar droed, ar feic, ar drên, ar fws neu mewn car.'),
    () => [
      text(
        [
          'The theatre stands at the end of Weir Lane, where the footbridge lands. Our address is 1 Weir Lane, Cardiff CF11 6SA.',
          'Sixty bicycle stands are under the arches beside the stage door. They are lit, and the stage door keeper sees them.',
        ],
        [
          'Saif y theatr ym mhen Weir Lane, lle mae’r bont droed yn glanio. Ein cyfeiriad yw 1 Weir Lane, Caerdydd CF11 6SA.',
          'Mae chwe deg o standiau beic dan y bwâu ger drws y llwyfan.',
        ],
      ),
    ],
  ),
  page(
    '/visit/getting-here/train-and-bus',
    both('By train and bus', 'Ar drên a bws'),
    both('From the station it is eight minutes along the river.', 'O’r orsaf mae’n wyth munud ar hyd yr afon.'),
    () => [
      text(
        [
          'Leave the station on its south side and follow the water upstream. Buses 8 and 9 stop at Weir Lane every ten minutes, until half past eleven at night.',
          'Evening performances end in time for the last trains. If one of them runs late, the front-of-house manager rings the station.',
        ],
        [
          'Gadewch yr orsaf ar ei hochr ddeheuol a dilynwch y dŵr i fyny. Mae bysiau 8 a 9 yn aros yn Weir Lane bob deg munud.',
          'Mae perfformiadau’r nos yn gorffen mewn pryd i’r trenau olaf.',
        ],
      ),
    ],
  ),
  page(
    '/visit/getting-here/by-car',
    both('By car', 'Mewn car'),
    both('Where to park, and what it costs.', 'Ble i barcio, a faint mae’n ei gostio.'),
    () => [
      text(
        [
          'The car park at the cricket ground is five minutes away and costs four pounds after six. There is no parking in Weir Lane itself.',
        ],
        ['Mae’r maes parcio wrth y cae criced bum munud i ffwrdd ac yn costio pedair punt ar ôl chwech.'],
      ),
    ],
  ),
  page(
    '/visit/getting-here/by-car/blue-badge',
    both('Blue Badge parking', 'Parcio Bathodyn Glas'),
    both(
      'Six spaces beside the stage door, kept for you when you book.',
      'Chwe lle ger drws y llwyfan, wedi’u cadw i chi wrth archebu.',
    ),
    () => [
      text(
        [
          'Tell the box office your registration number. The barrier opens by itself, from an hour before until an hour after.',
        ],
        ['Rhowch eich rhif cofrestru i’r swyddfa docynnau. Mae’r rhwystr yn agor ohono’i hun.'],
      ),
    ],
    { change: { summary: 'Eight spaces beside the stage door, kept for you when you book.' } },
  ),
  page(
    '/visit/access',
    both('Access', 'Mynediad'),
    both(
      'What we have built, what we lend, and whom to ask.',
      'Beth rydym wedi’i adeiladu, beth rydym yn ei fenthyg, a phwy i’w holi.',
    ),
    (site) => [
      text(
        [
          '## In the building',
          '- Level entrance, automatic doors, lift to the circle',
          '- Eight wheelchair spaces in the stalls, six in the studio',
          '- A Changing Places room with a hoist',
          '- Infra-red hearing system; neck loops at the cloakroom',
          '- A quiet room beside the foyer, open at every performance',
        ],
        [
          '## Yn yr adeilad',
          '- Mynedfa wastad, drysau awtomatig, lifft i’r cylch',
          '- Wyth lle i gadeiriau olwyn yn y corau, chwech yn y stiwdio',
          '- Ystafell Changing Places gyda theclyn codi',
          '- System glyw is-goch',
          '- Ystafell dawel ger y cyntedd',
        ],
      ),
      callToAction(
        both('Ask a person', 'Gofynnwch i berson'),
        both(
          'The access line is open when the box office is: 029 2018 0101.',
          'Mae’r llinell fynediad ar agor pan fydd y swyddfa docynnau: 029 2018 0101.',
        ),
        [
          {
            label: both('Tea dance, dementia friendly', 'Dawns de, cyfeillgar i ddementia'),
            to: { collection: 'events', id: site.id('events', 'tea-dance') },
          },
        ],
      ),
      form(site.id('forms', 'access-list')),
    ],
    { image: 'The Studio under its lamps' },
  ),
  page(
    '/visit/access/access-performances',
    both('Access performances', 'Perfformiadau hygyrch'),
    both(
      'Captioned, described, interpreted, relaxed: what each of them means.',
      'Capsiynau, sain-ddisgrifiad, dehongli, ymlaciol: ystyr pob un.',
    ),
    () => [
      text(
        [
          'Every run in the main house has at least one performance of each kind. They stand in the calendar with their sign, and the best seats for them are held back until two weeks before.',
        ],
        [
          'Mae gan bob rhediad yn y prif dŷ o leiaf un perfformiad o bob math. Cedwir y seddi gorau ar eu cyfer tan bythefnos ymlaen llaw.',
        ],
      ),
    ],
  ),
  page(
    '/visit/access/access-performances/relaxed',
    both('Relaxed performances', 'Perfformiadau ymlaciol'),
    both('Doors open, lights up a little, nobody shushes.', 'Drysau ar agor, golau ychydig yn uwch, neb yn hysio.'),
    () => [
      text(
        [
          'You can come and go, make the noises that you make, and sit on the floor. Loud effects are softened. A visual story of the visit is sent with the ticket.',
        ],
        ['Gallwch fynd a dod, gwneud y synau a wnewch, ac eistedd ar y llawr. Mae effeithiau uchel yn cael eu tawelu.'],
      ),
      faq(both('What people ask', 'Cwestiynau cyffredin'), [
        {
          answer: [
            ['Yes. Bring whatever helps, we have ear defenders and blankets as well.'],
            ['Cewch. Dewch â beth bynnag sy’n helpu.'],
          ],
          question: both('May we bring our own cushions and food?', 'Gawn ni ddod â’n clustogau a’n bwyd ein hunain?'),
        },
        {
          answer: [['The full price is paid back until the interval.'], ['Ad-delir y pris llawn hyd at yr egwyl.']],
          question: both('What if we have to leave?', 'Beth os oes rhaid i ni adael?'),
        },
      ]),
    ],
  ),
  page(
    '/visit/access/access-performances/captioned-and-described',
    both('Captioned and audio described', 'Capsiynau a sain-ddisgrifiad'),
    both('Words beside the stage, or a voice in your ear.', 'Geiriau wrth ochr y llwyfan, neu lais yn eich clust.'),
    () => [
      text(
        [
          'Captions run on both sides of the stage and can be followed on a tablet in the circle. Described performances begin with a touch tour an hour and a half before.',
        ],
        [
          'Mae capsiynau’n rhedeg ar ddwy ochr y llwyfan. Mae perfformiadau â sain-ddisgrifiad yn dechrau gyda thaith gyffwrdd awr a hanner ymlaen llaw.',
        ],
      ),
    ],
  ),
  page(
    '/visit/access/access-list',
    both('Join the access list', 'Ymuno â’r rhestr fynediad'),
    both(
      'Tell us once what you need, and never explain it again.',
      'Dywedwch wrthym unwaith beth sydd ei angen arnoch.',
    ),
    () => [
      text(
        [
          'Members of the list book the right seat online, bring a companion free of charge and hear first about access performances. It costs nothing.',
        ],
        ['Mae aelodau’r rhestr yn archebu’r sedd gywir ar-lein ac yn dod â chydymaith am ddim. Nid yw’n costio dim.'],
      ),
    ],
  ),
  page(
    '/visit/food-and-drink',
    both('Food and drink', 'Bwyd a diod'),
    both('The Weir Café from ten, the bars from six.', 'Caffi’r Gored o ddeg, y bariau o chwech.'),
    (site) => [
      image(
        site.id('media', 'Tea dance poster'),
        both('Every fourth Wednesday the café dances', 'Bob pedwerydd dydd Mercher mae’r caffi’n dawnsio'),
      ),
      text(
        [
          'Bread and cake come from Bryn Terrace, three streets away. Order interval drinks at the bar or from your seat; they wait under your name.',
        ],
        [
          'Daw’r bara a’r teisennau o Bryn Terrace, dair stryd i ffwrdd. Archebwch ddiodydd yr egwyl wrth y bar neu o’ch sedd.',
        ],
      ),
    ],
    { change: { summary: 'The Weir Café from nine, the bars from half past five.' } },
  ),
  page(
    '/visit/box-office',
    both('Box office', 'Swyddfa docynnau'),
    both(
      'Tickets online, by telephone and across a wooden counter.',
      'Tocynnau ar-lein, dros y ffôn a thros gownter pren.',
    ),
    (site) => [
      reusable(site.id('reusable-content', 'box-office-hours')),
      ofTheme('openingHours', OPENING),
      text(
        ['No booking fees. You can hold tickets for three days without paying.'],
        ['Dim ffioedd archebu. Gallwch gadw tocynnau am dri diwrnod heb dalu.'],
      ),
    ],
  ),
  page(
    '/visit/box-office/refunds-and-exchanges',
    both('Refunds and exchanges', 'Ad-daliadau a chyfnewid'),
    both('Plans change. Tickets can, too.', 'Mae cynlluniau’n newid. Gall tocynnau hefyd.'),
    () => [
      faq(both('Refunds and exchanges', 'Ad-daliadau a chyfnewid'), [
        {
          answer: [
            ['Until noon of the day before, for any other date of the same production, free of charge.'],
            ['Tan ganol dydd y diwrnod cynt, am unrhyw ddyddiad arall o’r un cynhyrchiad.'],
          ],
          question: both('Can I exchange my tickets?', 'A gaf i gyfnewid fy nhocynnau?'),
        },
        {
          answer: [
            ['We pay back the whole price to the card that you used, within five working days, without being asked.'],
            ['Rydym yn ad-dalu’r pris cyfan o fewn pum diwrnod gwaith.'],
          ],
          question: both('What if a performance is cancelled?', 'Beth os caiff perfformiad ei ganslo?'),
        },
        {
          answer: [
            ['Give them back to the box office until an hour before. If somebody buys them, you have a voucher.'],
            ['Rhowch nhw’n ôl i’r swyddfa docynnau hyd at awr ymlaen llaw.'],
          ],
          question: both('I am ill tonight', 'Rwy’n sâl heno'),
        },
      ]),
    ],
  ),
  page(
    '/visit/box-office/groups',
    both('Groups', 'Grwpiau'),
    both('From ten people on, one of you comes free.', 'O ddeg o bobl ymlaen, daw un ohonoch am ddim.'),
    () => [
      text(
        [
          'Groups hold seats for a month and pay three weeks before. Coaches may stop in Weir Lane for fifteen minutes.',
        ],
        ['Mae grwpiau’n cadw seddi am fis ac yn talu tair wythnos ymlaen llaw.'],
      ),
    ],
  ),
  page(
    '/visit/first-time',
    both('Your first time', 'Eich tro cyntaf'),
    both('What to wear, when to clap, where the toilets are.', 'Beth i’w wisgo, pryd i glapio, ble mae’r toiledau.'),
    () => [
      text(
        [
          'Wear what you like. Clap when the others do, or when you want to. The toilets with the shortest queue are behind the café.',
          'If you come late, an usher takes you in at the next quiet moment; meanwhile you see the stage on the foyer screen.',
        ],
        [
          'Gwisgwch beth a fynnoch. Clapiwch pan fydd y lleill yn gwneud. Mae’r toiledau â’r ciw byrraf y tu ôl i’r caffi.',
          'Os byddwch yn hwyr, bydd tywysydd yn mynd â chi i mewn ar yr eiliad dawel nesaf.',
        ],
      ),
    ],
  ),
]
