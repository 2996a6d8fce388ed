import { RESERVED_SEGMENT } from '@/lib/site/addresses'

/** Assets of themes, each below the hash of its content. */
export const ASSETS_PATH = `/${RESERVED_SEGMENT}/assets`

/** Style sheets generated from the three colours in their address. */
export const COLOURS_PATH = `/${RESERVED_SEGMENT}/colours`

/** Pictures of films that are at a service. */
export const FILMS_PATH = `/${RESERVED_SEGMENT}/films`

/** Style sheets for fonts of the site. */
export const FONTS_PATH = `/${RESERVED_SEGMENT}/fonts`

/** Icon of the site. */
export const MARK_PATH = `/${RESERVED_SEGMENT}/mark`

/** Endpoint for newsletter sign-ups. */
export const NEWSLETTER_PATH = `/${RESERVED_SEGMENT}/newsletter`

/** Endpoint that counts presses of booking links, each below the id of its performance. */
export const PRESS_PATH = `/${RESERVED_SEGMENT}/pressed/`

/** Previews of drafts for the editor, and for whoever has a shared link. */
export const PREVIEW_PATHS = [`/${RESERVED_SEGMENT}/preview/`, `/${RESERVED_SEGMENT}/shared/`]

/** Endpoint for the password of a protected site. */
export const UNLOCK_PATH = `/${RESERVED_SEGMENT}/unlock`
