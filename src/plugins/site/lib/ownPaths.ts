import { OWN } from '../../../lib/site/sitePath'

/** Styles, scripts and pictures of themes, each below the hash of its content. */
export const ASSETS_PATH = `/${OWN}/assets`

/** The site's mark. */
export const MARK_PATH = `/${OWN}/mark`

/** Takes sign-ups for the newsletter. */
export const NEWSLETTER_PATH = `/${OWN}/newsletter`

/** Takes the password of a protected site. */
export const UNLOCK_PATH = `/${OWN}/unlock`
