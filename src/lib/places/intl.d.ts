declare namespace Intl {
  interface Locale {
    /** Available in Node 18, but not yet in TypeScript's types. Undefined without a country. */
    getTimeZones: () => string[] | undefined
  }
}
