import { app } from './demoApp'

const analytics = app('analytics')
const consent: [string, string] = [
  'Loaded after consent',
  'The script stays away until the visitor has agreed, unless you choose otherwise.',
]

export const ANALYTICS = [
  analytics({
    name: 'Google Analytics',
    description: 'Visits and conversions, loaded after consent.',
    features: [consent, ['Bookings as conversions', 'Clicks on booking links are counted as the event booking_click.']],
    handle: 'googleAnalytics',
    letters: 'GA',
    links: [
      ['Website', 'https://marketingplatform.google.com/about/analytics/'],
      ['Help', 'https://support.google.com/analytics'],
    ],
    overview: ['Google Analytics shows how visitors find your website and what they do there.'],
    palette: 'copper',
    publisher: { title: 'Google', url: 'https://about.google' },
    steps: ['Create a web data stream at Google Analytics.', 'Enable the app and enter its measurement ID.'],
  }),
  analytics({
    name: 'Google Tag Manager',
    description: 'Tags of your agency, loaded after consent.',
    features: [
      consent,
      ['One place for tags', 'Your agency adds and removes tags without touching the website.'],
      ['Booking links', 'Clicks on them reach the container as the event booking_click.'],
    ],
    handle: 'googleTagManager',
    letters: 'TM',
    links: [
      ['Website', 'https://marketingplatform.google.com/about/tag-manager/'],
      ['Help', 'https://support.google.com/tagmanager'],
    ],
    overview: ['Google Tag Manager holds the tags of a website in a container that can be edited on its own.'],
    palette: 'sky',
    publisher: { title: 'Google', url: 'https://about.google' },
    steps: [
      'Create a web container at Tag Manager.',
      'Enable the app and enter its container ID.',
      'If your site has the strict or the moderate policy, add what the tags load to its directives under Settings > Security & Compliance.',
    ],
  }),
  analytics({
    name: 'Plausible',
    description: 'Light-weight visitor figures without cookies.',
    features: [
      ['No cookies', 'Counts visits without storing anything on the visitor’s device.'],
      ['When you choose', 'Visits are counted once the visitor has agreed, or from the start.'],
      ['Light', 'A script of about a kilobyte.'],
    ],
    handle: 'plausible',
    letters: 'P',
    links: [
      ['Website', 'https://plausible.io'],
      ['Documentation', 'https://plausible.io/docs'],
    ],
    overview: [
      'Plausible counts visits, sources and pages, and is open source. You can use its service or run it yourself.',
    ],
    palette: 'violet',
    publisher: { title: 'Plausible Analytics', url: 'https://plausible.io' },
    steps: [
      'Add your domain at Plausible.',
      'Enable the app and enter the same domain.',
      'If you run Plausible yourself, change the address of the script.',
    ],
  }),
  analytics({
    name: 'Fathom',
    description: 'Visitor figures that respect privacy.',
    features: [
      ['No cookies', 'Counts visits without following people around.'],
      ['When you choose', 'Visits are counted once the visitor has agreed, or from the start.'],
      ['Do Not Track', 'Visitors who ask not to be counted are not, if you wish.'],
    ],
    handle: 'fathom',
    letters: 'F',
    links: [
      ['Website', 'https://usefathom.com'],
      ['Documentation', 'https://usefathom.com/docs'],
    ],
    overview: ['Fathom shows the most important figures of a website on one page.'],
    palette: 'plum',
    publisher: { title: 'Fathom Analytics', url: 'https://usefathom.com' },
    steps: ['Add your site at Fathom.', 'Enable the app and enter its site ID.'],
  }),
  analytics({
    name: 'Matomo',
    description: 'Visitor figures on a server of your own.',
    features: [
      ['Your own server', 'Figures stay where you host them.'],
      ['With or without cookies', 'You choose how visits are told apart.'],
    ],
    handle: 'matomo',
    letters: 'M',
    links: [
      ['Website', 'https://matomo.org'],
      ['Help', 'https://matomo.org/help/'],
    ],
    overview: ['Matomo is open-source web analytics that many public bodies run themselves.'],
    palette: 'moss',
    publisher: { title: 'Matomo', url: 'https://matomo.org' },
    steps: [
      'Add your website to your Matomo.',
      'Enable the app, and enter the address of the server and the site’s number.',
    ],
  }),
  analytics({
    name: 'Microsoft Clarity',
    description: 'Heat maps and recordings of visits, after consent.',
    features: [consent, ['Heat maps', 'Where visitors click and how far they scroll.']],
    handle: 'clarity',
    letters: 'MC',
    links: [
      ['Website', 'https://clarity.microsoft.com'],
      ['Documentation', 'https://learn.microsoft.com/clarity/'],
    ],
    overview: ['Clarity shows how visitors use single pages: clicks, scrolling, and recordings of visits.'],
    palette: 'ice',
    publisher: { title: 'Microsoft', url: 'https://www.microsoft.com' },
    steps: ['Create a project at Clarity.', 'Enable the app and enter its project ID.'],
  }),
  analytics({
    name: 'Hotjar',
    description: 'Heat maps and short surveys, after consent.',
    features: [consent, ['Surveys', 'Ask visitors one question on the page they are on.']],
    handle: 'hotjar',
    letters: 'H',
    links: [
      ['Website', 'https://www.hotjar.com'],
      ['Help', 'https://help.hotjar.com'],
    ],
    overview: ['Hotjar shows where visitors click and lets you ask them why.'],
    palette: 'rose',
    publisher: { title: 'Hotjar', url: 'https://www.hotjar.com' },
    steps: ['Add your site at Hotjar.', 'Enable the app and enter its site ID.'],
  }),
]
