export interface DemoApp {
  handle: string
  name: string
  description: string
  category: string
  requiresPlan?: string
}

const ticketing = (handle: string, name: string, description: string): DemoApp => ({ category: 'ticketing', description, handle, name, requiresPlan: 'ticketing_integrations' })
const app = (category: string, handle: string, name: string, description: string): DemoApp => ({ category, description, handle, name })

/** The catalogue of apps. More than six in one category, so that the screen has something to fold. */
export const APPS: DemoApp[] = [
  ticketing('elevent', 'Elevent', 'Reads events, dates and availability from Elevent and links to its booking pages.'),
  ticketing('spektrix', 'Spektrix', 'Reads events, instances and attributes from Spektrix and keeps them in step.'),
  ticketing('lineup', 'Line-Up', 'Reads performances and booking links from Line-Up.'),
  ticketing('tessitura', 'Tessitura', 'Reads productions, performances and seasons from Tessitura over REST.'),
  app('ticketing', 'generalBooking', 'General booking', 'Booking links typed by hand, for any box office.'),
  app('analytics', 'googleAnalytics', 'Google Analytics', 'Visits and conversions, loaded after consent.'),
  app('analytics', 'googleTagManager', 'Google Tag Manager', 'Tags of your agency, loaded after consent.'),
  app('analytics', 'plausible', 'Plausible', 'Light-weight visitor figures without cookies.'),
  app('analytics', 'fathom', 'Fathom', 'Visitor figures that respect privacy.'),
  app('analytics', 'matomo', 'Matomo', 'Visitor figures on a server of your own.'),
  app('analytics', 'clarity', 'Microsoft Clarity', 'Heat maps and recordings of visits, after consent.'),
  app('analytics', 'hotjar', 'Hotjar', 'Heat maps and short surveys, after consent.'),
  app('marketing', 'mailchimp', 'Mailchimp', 'Newsletter sign-up on your pages.'),
  app('marketing', 'dotdigital', 'Dotdigital', 'Newsletter sign-up with preferences.'),
  app('marketing', 'metaPixel', 'Meta Pixel', 'Measures campaigns on Facebook and Instagram, after consent.'),
  app('maps', 'googleMaps', 'Google Maps', 'Maps on venue pages.'),
  app('maps', 'openStreetMap', 'OpenStreetMap', 'Free maps on venue pages.'),
  app('privacy', 'cookiebot', 'Cookiebot', 'Asks for consent and keeps a record of it.'),
  app('privacy', 'recaptcha', 'reCAPTCHA', 'Keeps robots away from your forms.'),
  app('donations', 'justGiving', 'JustGiving', 'A donation button for your campaigns.'),
  app('donations', 'donorbox', 'Donorbox', 'Single and regular gifts on your own pages.'),
]

/** Apps that are switched on from the start. */
export const INSTALLED: Record<'harbour' | 'riverside', string[]> = {
  harbour: ['generalBooking', 'plausible'],
  riverside: ['generalBooking', 'googleAnalytics', 'openStreetMap'],
}
