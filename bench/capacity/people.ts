/** Runs the installation. */
export const SUPER_ADMIN = 'super@bench.test'

/** Of an organisation that looks after many sites. */
export const AGENCY = 'agency@bench.test'

/** Proves every domain. */
export const DOMAIN_TOKEN = 'of-the-figures'
