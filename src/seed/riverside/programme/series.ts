import { both, type Both } from '@/seed/writing/translated'

export interface DemoSeries {
  key: string
  title: Both
  summary: Both
  image: string
}

export const SERIES: DemoSeries[] = [
  {
    key: 'classics-on-the-river',
    image: 'The Seagull poster',
    summary: both(
      'Great plays in the main house, by our own company.',
      'Dramâu mawr yn y prif dŷ, gan ein cwmni ein hunain.',
    ),
    title: both('Classics on the river', 'Clasuron ar yr afon'),
  },
  {
    key: 'studio-first',
    image: 'The Studio under its lamps',
    summary: both(
      'Short, close and new: the studio is where things are tried.',
      'Byr, agos a newydd: yn y stiwdio y rhoddir cynnig ar bethau.',
    ),
    title: both('Studio first', 'Y stiwdio’n gyntaf'),
  },
  {
    key: 'sinfonia-nights',
    image: 'Mahler One poster',
    summary: both(
      'The Riverside Sinfonia on Sundays at half past seven.',
      'Y Riverside Sinfonia ar y Sul am hanner awr wedi saith.',
    ),
    title: both('Sinfonia nights', 'Nosweithiau’r Sinfonia'),
  },
  {
    key: 'family-weekends',
    image: 'The Carnival of the Animals poster',
    summary: both('For those under ten and whoever comes along.', 'I rai dan ddeg a phwy bynnag a ddaw gyda nhw.'),
    title: both('Family weekends', 'Penwythnosau teulu'),
  },
  {
    key: 'late-at-the-riverside',
    image: 'A Christmas Carol poster',
    summary: both('Doors at ten, bar open, anything may happen.', 'Drysau am ddeg, bar ar agor.'),
    title: both('Late at the Riverside', 'Hwyr yn Riverside'),
  },
  {
    key: 'yn-gymraeg',
    image: 'Under Milk Wood poster',
    summary: both(
      'Plays, songs and poems in Welsh, with help for those who are learning it.',
      'Dramâu, caneuon a cherddi yn Gymraeg, gyda chymorth i ddysgwyr.',
    ),
    title: both('Yn Gymraeg', 'Yn Gymraeg'),
  },
]
