import { text } from '@/seed/writing/blocks'
import { createPdf } from '@/seed/writing/pdf'
import { proseIn } from '@/seed/writing/prose'
import { slugged } from '@/seed/writing/slugged'
import type { SeedDocument, Site } from '@/seed/writing/site'
import { both, type Both } from '@/seed/writing/translated'
import { THEMES, themeData } from './themes'

/** Seeds what pages use: themes, fonts, files, reusable content and forms. */
export async function seedParts(site: Site): Promise<void> {
  await site.write(
    'themes',
    THEMES.map((theme) => ({ data: { ...themeData(theme), ...slugged(theme.key, theme.name) }, key: theme.key })),
  )
  await site.write('fonts', FONTS)
  await site.write('files', FILES)
  await site.write('reusable-content', REUSABLE)
  await site.write('forms', FORMS)
}

/** Seeds redirects from old addresses to existing pages. */
export async function seedRedirects(site: Site): Promise<void> {
  await site.write(
    'redirects',
    REDIRECTS.map(([from, to]) => ({
      data: { from, permanent: true, to: { relationTo: 'pages', value: site.id('pages', to) } },
      key: from,
    })),
  )
}

const font = (key: string, title: string, licence: string): SeedDocument => ({
  data: { ...slugged(key, title), family: title, licence, title },
  key,
})

const FONTS = [
  font('fraunces', 'Fraunces', 'SIL Open Font License 1.1'),
  font('source-sans-3', 'Source Sans 3', 'SIL Open Font License 1.1'),
]

const file = (title: string, summary: string, lines: string[]): SeedDocument => ({
  data: { summary: both(summary), title },
  file: () => createPdf(title.toLowerCase().replaceAll(' ', '-'), title, lines),
  key: title,
})

const FILES = [
  file('Season guide', 'The printed guide as a file.', [
    'Riverside Theatre, 1 Weir Lane, Cardiff CF11 6SA',
    'Everything that plays until the summer.',
  ]),
  file('Access guide', 'Entrances, lifts, hearing systems and quiet places.', [
    'Level access from Weir Lane.',
    'Eight wheelchair spaces in the stalls.',
    'Quiet room beside the foyer.',
  ]),
  file('Technical specification of the Main House', 'For visiting companies.', [
    'Stage: 11.2 m wide, 10.4 m deep, raked 1 in 36.',
    'Grid: 15.8 m, 42 counterweight lines.',
    'Pit for 45 players.',
  ]),
  file('Technical specification of the Studio', 'For visiting companies.', [
    '12 by 15 m, grid at 5 m.',
    'Seating for 140 in four arrangements.',
  ]),
]

const REUSABLE: SeedDocument[] = [
  {
    data: {
      ...slugged('box-office-hours', 'Box office hours'),
      layout: [
        text(
          [
            '**Monday to Saturday** 10 am to 8 pm, on Sundays from an hour before the performance.',
            'Telephone 029 2018 0100',
          ],
          ['**Dydd Llun i ddydd Sadwrn** 10yb tan 8yh, ar y Sul o awr cyn y perfformiad.', 'Ffôn 029 2018 0100'],
        ),
      ],
      title: both('Box office hours', 'Oriau’r swyddfa docynnau'),
    },
    key: 'box-office-hours',
  },
  {
    data: {
      ...slugged('newsletter-invitation', 'Newsletter invitation'),
      layout: [
        text(
          ['One letter a month, on the first Thursday. No more than that.'],
          ['Un llythyr y mis, ar y dydd Iau cyntaf.'],
        ),
      ],
      title: both('Newsletter invitation', 'Gwahoddiad i’r cylchlythyr'),
    },
    key: 'newsletter-invitation',
  },
]

const question = (blockType: string, name: string, label: Both, more: Record<string, unknown> = {}) => ({
  blockType,
  label,
  name,
  required: true,
  ...more,
})
const YOUR_NAME = question('textQuestion', 'name', both('Your name', 'Eich enw'))
const YOUR_EMAIL = question('emailQuestion', 'email', both('Your e-mail address', 'Eich cyfeiriad e-bost'))
const CONSENT = question(
  'consentQuestion',
  'consent',
  both('You may keep this until my question is answered.', 'Cewch gadw hwn nes bod fy nghwestiwn wedi’i ateb.'),
)
const choice = (label: Both, value: string) => ({ label, value })
const form = (
  key: string,
  title: Both,
  thanks: Both,
  fields: Record<string, unknown>[],
  notify: string,
): SeedDocument => ({
  data: {
    ...slugged(key, title.en),
    confirmation: proseIn([thanks.en], thanks.cy ? [thanks.cy] : undefined),
    fields,
    notify: [notify],
    submitLabel: both('Send', 'Anfon'),
    title,
  },
  key,
})

const FORMS = [
  form(
    'contact',
    both('Contact', 'Cysylltu'),
    both(
      'Thank you. Somebody will write back within two working days.',
      'Diolch. Bydd rhywun yn ateb o fewn dau ddiwrnod gwaith.',
    ),
    [YOUR_NAME, YOUR_EMAIL, question('longTextQuestion', 'message', both('Your message', 'Eich neges')), CONSENT],
    'editor@riverside.test',
  ),
  form(
    'access-list',
    both('Join the access list', 'Ymuno â’r rhestr fynediad'),
    both('Welcome. Your next booking will know.', 'Croeso. Bydd eich archeb nesaf yn gwybod.'),
    [
      YOUR_NAME,
      YOUR_EMAIL,
      question('choiceQuestion', 'needs', both('What helps you', 'Beth sy’n eich helpu'), {
        multiple: true,
        options: [
          choice(both('A wheelchair space', 'Lle i gadair olwyn'), 'wheelchair'),
          choice(both('A companion seat', 'Sedd cydymaith'), 'companion'),
          choice(both('Captions', 'Capsiynau'), 'captions'),
          choice(both('Audio description', 'Sain-ddisgrifiad'), 'description'),
          choice(both('A relaxed performance', 'Perfformiad ymlaciol'), 'relaxed'),
        ],
      }),
      CONSENT,
    ],
    'editor@riverside.test',
  ),
  form(
    'youth-theatre',
    both('Youth theatre waiting list', 'Rhestr aros y theatr ieuenctid'),
    both('You are on the list.', 'Rydych ar y rhestr.'),
    [
      YOUR_NAME,
      YOUR_EMAIL,
      question('dateQuestion', 'birthday', both('The young person’s date of birth', 'Dyddiad geni’r person ifanc')),
      question('phoneQuestion', 'phone', both('Telephone', 'Ffôn'), { required: false }),
      CONSENT,
    ],
    'admin@riverside.test',
  ),
]

/** Old paths and their targets. */
const REDIRECTS: [from: string, to: string][] = [
  ['/tickets', '/visit/box-office'],
  ['/whatson', '/whats-on'],
  ['/find-us', '/visit/getting-here'],
  ['/friends', '/support/membership'],
  ['/hire', '/about/hire'],
]
