export const AREA = 'movingIn'

const MB = 1024 * 1024

/** All files of an export together. */
export const MAX_BYTES = 200 * MB
export const MAX_FILES = 20
/** All zip files with uploads together, what they may unpack to, and how many entries one may have. */
export const MAX_UPLOADS_BYTES = 1024 * MB
export const MAX_UPLOADS_UNPACKED = 4 * 1024 * MB
export const MAX_UPLOADS_RATIO = 100
export const MAX_UPLOADS = 100_000
/** Entries of all zip files together. */
export const MAX_UPLOADS_TOTAL = 300_000
/** The directory of a zip file, and those of all together. */
export const MAX_DIRECTORY_BYTES = 32 * MB
export const MAX_DIRECTORIES_BYTES = 64 * MB
/** Each of the extra fields and the comment of one entry. Programs write less than 100 bytes. */
export const MAX_DIRECTORY_EXTRA = 1024
/** A slice as the browser sends it. */
export const MAX_SLICE_BYTES = 4 * MB
/** A single entry of an export, such as a page with its text. */
export const MAX_ITEM_BYTES = 8 * MB
export const MAX_ITEMS = 100_000

/** The largest picture or file that is fetched, and how long it may take. */
export const MAX_FETCHED_BYTES = 25 * MB
export const FETCH_MS = 30_000
export const MAX_REDIRECTS = 3
/** All pictures and files of an old website together. */
export const MAX_FETCHED_TOTAL = 10 * 1024 * MB
export const MAX_FETCHED_FILES = 50_000
/** After so many files in a row for which a host took too long, it is asked for no more. */
export const MAX_SLOW = 20

/** All addresses of sitemaps together, how many sitemaps are read, and how deep they may name each other. */
export const MAX_SITEMAP_ADDRESSES = 100_000
export const MAX_SITEMAPS = 500
export const MAX_SITEMAP_DEPTH = 3
/** A sitemap without its compression. */
export const MAX_SITEMAP_BYTES = 50 * MB
/** Longer addresses are not kept: an index of the database holds no longer ones. */
export const MAX_ADDRESS = 2_000

/** Custom fields that are kept of an entry, and the characters of their names and values. */
export const MAX_FIELDS = 40
export const MAX_FIELD_NAME = 60
export const MAX_FIELD_VALUE = 10_000
/** Types of an export that can be mapped, and the characters of their names. */
export const MAX_TYPE_NAME = 60
export const MAX_TYPES = 20

/** Redirects that are made from suggestions at a time. */
export const MAX_TAKEN = 50

/** Performances of one event. */
export const MAX_PERFORMANCES = 500

/** After this time, exports of which nothing was brought are deleted, and the texts of the others. */
export const KEPT_DAYS = 30

/** A job ends after this time and queues itself again, so that others have their turn. */
export const TURN_MS = 20_000

/** Releases that are made for the drafts, with as many documents as a release holds. */
export const MAX_RELEASES = 10
export const RELEASE_SIZE = 200

/** Path of the screen, relative to the admin's root. */
export const SCREEN = '/old-website'
