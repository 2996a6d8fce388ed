import { app } from './demoApp'

const donations = app('donations')
const maps = app('maps')
const marketing = app('marketing')
const privacy = app('privacy')

export const OTHERS = [
  marketing({
    name: 'Mailchimp',
    description: 'Newsletter sign-up on your pages.',
    features: [
      [
        'Sign-up on every page',
        'At its end: a field that adds visitors to your audience, or a link to your form at Mailchimp.',
      ],
      ['Confirmed addresses', 'With an API key, new subscribers confirm by email, if you wish.'],
    ],
    handle: 'mailchimp',
    letters: 'MC',
    links: [
      ['Website', 'https://mailchimp.com'],
      ['Help', 'https://mailchimp.com/help/'],
    ],
    overview: ['Mailchimp sends newsletters and keeps the list of those who want them.'],
    palette: 'noon',
    publisher: { title: 'Intuit Mailchimp', url: 'https://mailchimp.com' },
    steps: [
      'Create a sign-up form for your audience at Mailchimp.',
      'Enable the app and enter the form’s address.',
      'To let visitors sign up without leaving your website, add the audience ID, the server and an API key.',
    ],
  }),
  marketing({
    name: 'Dotdigital',
    description: 'Newsletter sign-up on your pages.',
    features: [
      [
        'Sign-up on every page',
        'At its end: a field that adds visitors to an address book, or a link to your form at Dotdigital.',
      ],
      ['Preferences', 'On your form at Dotdigital visitors choose what they want to hear about.'],
    ],
    handle: 'dotdigital',
    letters: 'D',
    links: [
      ['Website', 'https://dotdigital.com'],
      ['Support', 'https://support.dotdigital.com'],
    ],
    overview: ['Dotdigital sends newsletters and automated mails; many venues use it beside their box office.'],
    palette: 'night',
    publisher: { title: 'Dotdigital', url: 'https://dotdigital.com' },
    steps: [
      'Create a sign-up form at Dotdigital.',
      'Enable the app and enter the form’s address.',
      'To let visitors sign up without leaving your website, add the API address and user, and the address book.',
    ],
  }),
  marketing({
    name: 'Meta Pixel',
    description: 'Measures campaigns on Facebook and Instagram, after consent.',
    features: [
      ['Loaded after consent', 'The pixel stays away until the visitor has agreed, unless you choose otherwise.'],
      ['Booking links', 'Clicks on them are reported as the event InitiateCheckout.'],
    ],
    handle: 'metaPixel',
    letters: 'MP',
    links: [
      ['Website', 'https://www.facebook.com/business/tools/meta-pixel'],
      ['Help', 'https://www.facebook.com/business/help'],
    ],
    overview: [
      'Meta Pixel tells which visits and clicks on booking links came from your campaigns on Facebook and Instagram.',
    ],
    palette: 'sea',
    publisher: { title: 'Meta', url: 'https://www.meta.com' },
    steps: ['Create a data source in Meta’s Events Manager.', 'Enable the app and enter the pixel ID.'],
  }),
  maps({
    name: 'Google Maps',
    description: 'Maps on venue pages.',
    features: [
      ['Maps on venue pages', 'From the place that each venue has, with directions one click away.'],
      [
        'Loaded after consent',
        'Google learns of visitors when they have agreed or ask for the map, unless you choose otherwise.',
      ],
    ],
    handle: 'googleMaps',
    letters: 'GM',
    links: [
      ['Website', 'https://mapsplatform.google.com'],
      ['Documentation', 'https://developers.google.com/maps'],
    ],
    overview: ['Google Maps shows where each venue is, on its own page.'],
    palette: 'forest',
    publisher: { title: 'Google', url: 'https://about.google' },
    steps: [
      'Create a key for the Maps Embed API at Google and restrict it to your domains.',
      'Enable the app and enter the key.',
    ],
  }),
  maps({
    name: 'OpenStreetMap',
    description: 'Free maps on venue pages.',
    features: [
      ['No account', 'Works as soon as it is enabled.'],
      ['Loaded after consent', 'The server of the map learns of visitors when they have agreed or ask for the map.'],
      ['Any tile server', 'Use your own, or one that you pay for, when you have many visitors.'],
    ],
    handle: 'openStreetMap',
    letters: 'OSM',
    links: [
      ['Website', 'https://www.openstreetmap.org'],
      ['Licence', 'https://www.openstreetmap.org/copyright'],
      ['Tile usage policy', 'https://operations.osmfoundation.org/policies/tiles/'],
    ],
    overview: ['OpenStreetMap is a map of the world made by volunteers, free to use under an open licence.'],
    palette: 'moss',
    publisher: { title: 'OpenStreetMap Foundation', url: 'https://osmfoundation.org' },
    steps: [
      'Enable the app: the page of each venue that has a place shows a map.',
      'Change the address of the tiles if you use another server.',
    ],
  }),
  privacy({
    name: 'Cookiebot',
    description: 'Asks for consent and keeps a record of it.',
    features: [
      ['Consent banner', 'In the visitor’s language, with a choice for each purpose.'],
      ['Record', 'Who agreed to what is kept by Cookiebot.'],
    ],
    handle: 'cookiebot',
    letters: 'CB',
    links: [
      ['Website', 'https://www.cookiebot.com'],
      ['Support', 'https://support.cookiebot.com'],
    ],
    overview: [
      'Cookiebot looks for cookies on your website, asks visitors about them, and holds scripts back until they agree.',
    ],
    palette: 'sky',
    publisher: { title: 'Usercentrics', url: 'https://usercentrics.com' },
    steps: [
      'Add your domain at Cookiebot.',
      'Enable the app and enter the domain group ID.',
      'The built-in cookie banner stays away while Cookiebot is enabled.',
    ],
  }),
  privacy({
    name: 'reCAPTCHA',
    description: 'Keeps robots away from your forms.',
    features: [
      ['No puzzles', 'Version 3 gives each visitor a score and asks nothing.'],
      ['Checked on the server', 'The secret key never reaches a browser.'],
      ['Nobody is lost', 'While Google does not answer, forms are taken without the check.'],
    ],
    handle: 'recaptcha',
    letters: 'RC',
    links: [
      ['Website', 'https://www.google.com/recaptcha/about/'],
      ['Documentation', 'https://developers.google.com/recaptcha'],
    ],
    overview: [
      'reCAPTCHA tells people from programs where your website has forms. It is loaded when somebody begins to fill one in, and forms then need a browser that runs scripts.',
    ],
    palette: 'slate',
    publisher: { title: 'Google', url: 'https://about.google' },
    steps: [
      'Register your domains at reCAPTCHA, version 3.',
      'Enable the app, and enter the site key and the secret key.',
    ],
  }),
  donations({
    name: 'JustGiving',
    description: 'A donation button for your campaigns.',
    features: [['Donation button', 'At the end of every page, leading to your charity or one campaign.']],
    handle: 'justGiving',
    letters: 'JG',
    links: [
      ['Website', 'https://www.justgiving.com'],
      ['Help', 'https://help.justgiving.com'],
    ],
    overview: ['JustGiving collects gifts for charities, and claims Gift Aid for those in the United Kingdom.'],
    palette: 'plum',
    publisher: { title: 'JustGiving', url: 'https://www.justgiving.com' },
    steps: ['Find your charity ID in your JustGiving account.', 'Enable the app and enter it.'],
  }),
  donations({
    name: 'Donorbox',
    description: 'Single and regular gifts on your own pages.',
    features: [
      ['On your own pages', 'The form opens at the end of any page, without leaving your website.'],
      ['Regular gifts', 'Monthly giving can be suggested.'],
    ],
    handle: 'donorbox',
    letters: 'DB',
    links: [['Website', 'https://donorbox.org']],
    overview: ['Donorbox takes single and regular gifts by card or bank transfer.'],
    palette: 'sky',
    publisher: { title: 'Donorbox', url: 'https://donorbox.org' },
    steps: ['Create a campaign at Donorbox.', 'Enable the app and enter the last part of the campaign’s address.'],
  }),
]
