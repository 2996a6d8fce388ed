import { OWN } from '../../../lib/site/addresses'

/** Styles, scripts and pictures of themes, each below the hash of its content. */
export const ASSETS_PATH = `/${OWN}/assets`

/** Styles of three colours, which their address names. */
export const COLOURS_PATH = `/${OWN}/colours`

/** Styles with a font of the site. */
export const FONTS_PATH = `/${OWN}/fonts`

/** The site's mark. */
export const MARK_PATH = `/${OWN}/mark`

/** Takes sign-ups for the newsletter. */
export const NEWSLETTER_PATH = `/${OWN}/newsletter`

/** Takes the password of a protected site. */
export const UNLOCK_PATH = `/${OWN}/unlock`
