export const AREA = 'movingIn'

const MB = 1024 * 1024

/** All files of an export together. */
export const MAX_BYTES = 200 * MB
export const MAX_FILES = 20
/** A slice as the browser sends it. */
export const MAX_SLICE_BYTES = 4 * MB
/** A single entry of an export, such as a page with its text. */
export const MAX_ITEM_BYTES = 8 * MB
export const MAX_ITEMS = 100_000

/** The largest picture or file that is fetched, and how long it may take. */
export const MAX_FETCHED_BYTES = 25 * MB
export const FETCH_MS = 30_000
export const MAX_REDIRECTS = 3

/** A job ends after this time and queues itself again, so that others have their turn. */
export const TURN_MS = 20_000

/** Releases that are made for the drafts, with as many documents as a release holds. */
export const MAX_RELEASES = 10
export const RELEASE_SIZE = 200

/** Path of the screen, relative to the admin's root. */
export const SCREEN = '/old-website'
