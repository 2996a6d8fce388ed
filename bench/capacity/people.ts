/** Runs the installation. */
export const SUPER_ADMIN = 'super@bench.test'

/** Of an organisation that looks after many sites. */
export const AGENCY = 'agency@bench.test'

/** Proves every domain. */
export const DOMAIN_TOKEN = 'of-the-figures'

/** Number of the site that has far more documents than the others. */
export const LARGE_SITE = 2
