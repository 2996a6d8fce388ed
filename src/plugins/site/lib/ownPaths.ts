import { OWN } from '../../../lib/site/addresses'

/** Assets of themes, each below the hash of its content. */
export const ASSETS_PATH = `/${OWN}/assets`

/** Style sheets generated from the three colours in their address. */
export const COLOURS_PATH = `/${OWN}/colours`

/** Style sheets for fonts of the site. */
export const FONTS_PATH = `/${OWN}/fonts`

/** Icon of the site. */
export const MARK_PATH = `/${OWN}/mark`

/** Endpoint for newsletter sign-ups. */
export const NEWSLETTER_PATH = `/${OWN}/newsletter`

/** Endpoint for the password of a protected site. */
export const UNLOCK_PATH = `/${OWN}/unlock`
