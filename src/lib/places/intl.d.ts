declare namespace Intl {
  interface Locale {
    /** In Node since 18, in TypeScript not yet. Nothing where the region has no country. */
    getTimeZones: () => string[] | undefined
  }
}
