import { both, type Both } from '@/seed/writing/translated'
import { proseIn, type RichText } from '@/seed/writing/prose'

export interface DemoVenue {
  /** Slug. */
  key: string
  name: Both
  summary: Both
  street: string
  postcode: string
  city: string
  region?: string
  country: string
  lat: number
  lng: number
  capacity: number
  accessInformation: Both
  description: Both<RichText>
  image: string
  phone?: string
}

const address = {
  city: 'Cardiff',
  country: 'GB',
  phone: '+44 29 2018 0100',
  postcode: 'CF11 6SA',
  region: 'South Glamorgan',
  street: '1 Weir Lane',
}

/** The venues of Riverside Theatre. */
export const VENUES: DemoVenue[] = [
  {
    ...address,
    key: 'main-house',
    accessInformation: both(
      'Level access from Weir Lane. Eight wheelchair spaces in the stalls, a lift to the circle, an infra-red hearing system in every seat, accessible toilets on both floors and a Changing Places room beside the foyer. Assistance dogs are welcome; the front-of-house team will look after them if you like.',
      'Mynediad gwastad o Weir Lane. Wyth lle i gadeiriau olwyn yn y corau, lifft i’r cylch, system glyw is-goch ym mhob sedd, toiledau hygyrch ar y ddau lawr ac ystafell Changing Places ger y cyntedd. Mae croeso i gŵn cymorth.',
    ),
    capacity: 612,
    description: proseIn(
      [
        'A proscenium house on two levels, built in 1904 as a music hall and reopened after the restoration of the plasterwork and the machinery under the stage.',
        'No seat is more than twenty metres from the stage. The pit holds forty-five players, or three rows of audience.',
      ],
      [
        'Theatr brosceniwm ar ddwy lefel, a godwyd yn 1904 fel neuadd gerdd ac a ailagorwyd ar ôl adfer y gwaith plastr a’r peirianwaith dan y llwyfan.',
        'Nid oes yr un sedd fwy nag ugain metr o’r llwyfan.',
      ],
    ),
    image: 'The Main House from the stalls',
    lat: 51.4754,
    lng: -3.1884,
    name: both('The Main House', 'Y Prif Dŷ'),
    summary: both(
      'Our 612-seat proscenium house, for plays, opera and orchestra.',
      'Ein prif theatr â 612 o seddi, ar gyfer dramâu, opera a cherddorfa.',
    ),
  },
  {
    ...address,
    key: 'the-studio',
    accessInformation: both(
      'In the same building, by lift or ramp from the foyer. Seats are unreserved; wheelchair users are let in first and sit where they like. A hearing loop covers the whole room.',
      'Yn yr un adeilad, drwy lifft neu ramp o’r cyntedd. Nid yw’r seddi wedi’u cadw; caiff defnyddwyr cadeiriau olwyn fynd i mewn yn gyntaf. Mae dolen glyw drwy’r ystafell.',
    ),
    capacity: 140,
    description: proseIn(
      ['A black box of 12 by 15 metres. The seating can stand on one side, on two, or all around.'],
      ['Blwch du 12 wrth 15 metr. Gall y seddi sefyll ar un ochr, ar ddwy, neu o amgylch.'],
    ),
    image: 'The Studio under its lamps',
    lat: 51.4755,
    lng: -3.188,
    name: both('The Studio', 'Y Stiwdio'),
    summary: both(
      'A black box for 140 people: new writing, chamber music, late nights.',
      'Blwch du i 140 o bobl: ysgrifennu newydd, cerddoriaeth siambr, nosweithiau hwyr.',
    ),
  },
  {
    ...address,
    key: 'the-garden-stage',
    accessInformation: both(
      'Firm gravel paths from Weir Lane, step-free. The lawn slopes gently; six spaces for wheelchairs stand on a boarded platform at the front. In heavy rain performances may stop; a text message says whether we play.',
      'Llwybrau graean cadarn o Weir Lane, heb risiau. Mae’r lawnt ar lethr esmwyth; mae chwe lle i gadeiriau olwyn ar lwyfan pren yn y blaen.',
    ),
    capacity: 320,
    description: proseIn(
      ['An open-air stage under plane trees, between the theatre and the weir. Bring a blanket; we have more.'],
      ['Llwyfan awyr agored dan y coed, rhwng y theatr a’r gored. Dewch â blanced.'],
    ),
    image: 'The Garden Stage at dusk',
    lat: 51.4761,
    lng: -3.1892,
    name: both('The Garden Stage', 'Llwyfan yr Ardd'),
    summary: both(
      'Open air under the plane trees, from May to September.',
      'Awyr agored dan y coed, o fis Mai i fis Medi.',
    ),
  },
  {
    ...address,
    key: 'the-weir-room',
    accessInformation: both(
      'On the first floor, by lift. Daylight from five windows, quiet, with blinds. A portable hearing loop is on request.',
      'Ar y llawr cyntaf, mewn lifft. Golau dydd o bum ffenestr, yn dawel, gyda bleindiau.',
    ),
    capacity: 60,
    description: proseIn(
      [
        'Our rehearsal room, with a sprung floor and a piano. In the evenings and at weekends it belongs to the youth theatre, to classes and to talks.',
      ],
      [
        'Ein hystafell ymarfer, gyda llawr sbring a phiano. Gyda’r nos ac ar benwythnosau mae’n perthyn i’r theatr ieuenctid, i ddosbarthiadau ac i sgyrsiau.',
      ],
    ),
    image: 'The Weir Room in the morning',
    lat: 51.4756,
    lng: -3.1887,
    name: both('The Weir Room', 'Ystafell y Gored'),
    summary: both(
      'Rehearsals by day, classes, talks and youth theatre in the evening.',
      'Ymarferion yn y dydd, dosbarthiadau, sgyrsiau a theatr ieuenctid gyda’r nos.',
    ),
  },
]

export interface DemoOrganization {
  key: string
  name: string
  kind: 'company' | 'ensemble' | 'festival' | 'funder' | 'orchestra' | 'partner'
  summary: Both
  /** Letters of its logo, if it has one. */
  mark?: string
}

const o = (
  key: string,
  name: string,
  kind: DemoOrganization['kind'],
  summary: Both,
  mark?: string,
): DemoOrganization => ({ key, kind, name, summary, ...(mark && { mark }) })

/** Ensembles, companies and funders, invented for the demo. */
export const ORGANIZATIONS: DemoOrganization[] = [
  o(
    'riverside-company',
    'The Riverside Company',
    'company',
    both('Our own ensemble of sixteen actors.', 'Ein cwmni ein hunain o un ar bymtheg o actorion.'),
    'RC',
  ),
  o(
    'riverside-sinfonia',
    'Riverside Sinfonia',
    'orchestra',
    both(
      'Forty-two players, in residence here for twelve seasons.',
      'Pedwar deg dau o chwaraewyr, yma ers deuddeg tymor.',
    ),
    'RS',
  ),
  o(
    'riverside-youth-theatre',
    'Riverside Youth Theatre',
    'company',
    both('Ninety young people in four groups.', 'Naw deg o bobl ifanc mewn pedwar grŵp.'),
    'RYT',
  ),
  o(
    'taff-valley-voices',
    'Taff Valley Voices',
    'ensemble',
    both('A choir of a hundred, open to all who can come on Mondays.', 'Côr o gant, yn agored i bawb.'),
    'TVV',
  ),
  o(
    'marches-touring-opera',
    'Marches Touring Opera',
    'company',
    both('Opera for houses without a pit, on the road since 1987.', 'Opera ar daith ers 1987.'),
    'MTO',
  ),
  o(
    'northlight-ballet',
    'Northlight Ballet',
    'company',
    both('Twenty-four dancers from the north.', 'Pedwar dawnsiwr ar hugain o’r gogledd.'),
    'NB',
  ),
  o(
    'cwmni-llanw',
    'Cwmni Llanw',
    'company',
    both('Theatre in Welsh for everybody who wants to hear it.', 'Theatr Gymraeg i bawb.'),
    'CLL',
  ),
  o(
    'the-copper-quartet',
    'The Copper Quartet',
    'ensemble',
    both('String quartet; gives the lunchtime concerts.', 'Pedwarawd llinynnol y cyngherddau cinio.'),
  ),
  o(
    'river-festival',
    'The River Festival',
    'festival',
    both('Ten days of music and walking in June.', 'Deg diwrnod o gerddoriaeth a cherdded ym mis Mehefin.'),
  ),
  o(
    'weir-lane-foundation',
    'Weir Lane Foundation',
    'funder',
    both('Pays for the access programme.', 'Yn talu am y rhaglen hygyrchedd.'),
  ),
  o(
    'bryn-terrace-bakery',
    'Bryn Terrace Bakery',
    'funder',
    both('Bread, cake and the interval.', 'Bara, teisen a’r egwyl.'),
  ),
  o(
    'open-door-schools',
    'Open Door Schools',
    'partner',
    both(
      'Thirty-one schools that come to the theatre every year.',
      'Tri deg un o ysgolion sy’n dod i’r theatr bob blwyddyn.',
    ),
  ),
]
