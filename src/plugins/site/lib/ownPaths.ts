import { RESERVED_SEGMENT } from '../../../lib/site/addresses'

/** Assets of themes, each below the hash of its content. */
export const ASSETS_PATH = `/${RESERVED_SEGMENT}/assets`

/** Style sheets generated from the three colours in their address. */
export const COLOURS_PATH = `/${RESERVED_SEGMENT}/colours`

/** Style sheets for fonts of the site. */
export const FONTS_PATH = `/${RESERVED_SEGMENT}/fonts`

/** Icon of the site. */
export const MARK_PATH = `/${RESERVED_SEGMENT}/mark`

/** Endpoint for newsletter sign-ups. */
export const NEWSLETTER_PATH = `/${RESERVED_SEGMENT}/newsletter`

/** Endpoint for the password of a protected site. */
export const UNLOCK_PATH = `/${RESERVED_SEGMENT}/unlock`
