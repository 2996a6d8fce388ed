import { clarity } from './catalogue/clarity'
import { cookiebot } from './catalogue/cookiebot'
import { donorbox } from './catalogue/donorbox'
import { dotdigital } from './catalogue/dotdigital'
import { fathom } from './catalogue/fathom'
import { generalBooking } from './catalogue/generalBooking'
import { googleAnalytics } from './catalogue/googleAnalytics'
import { googleMaps } from './catalogue/googleMaps'
import { googleTagManager } from './catalogue/googleTagManager'
import { hotjar } from './catalogue/hotjar'
import { justGiving } from './catalogue/justGiving'
import { mailchimp } from './catalogue/mailchimp'
import { matomo } from './catalogue/matomo'
import { metaPixel } from './catalogue/metaPixel'
import { openStreetMap } from './catalogue/openStreetMap'
import { plausible } from './catalogue/plausible'
import { recaptcha } from './catalogue/recaptcha'
import type { AppPart } from './defineApp'

/** The apps with settings. Ticketing systems provide their own panels. */
export const APP_PARTS: AppPart[] = [
  clarity,
  cookiebot,
  donorbox,
  dotdigital,
  fathom,
  generalBooking,
  googleAnalytics,
  googleMaps,
  googleTagManager,
  hotjar,
  justGiving,
  mailchimp,
  matomo,
  metaPixel,
  openStreetMap,
  plausible,
  recaptcha,
]
