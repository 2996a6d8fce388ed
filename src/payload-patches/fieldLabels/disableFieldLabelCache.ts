/**
 * Why: Payload caches the field descriptions of a form once per collection, with labels in the language of the first
 * user. While this flag is set it caches nothing; building the descriptions takes a millisecond or less.
 * Relies on: `_payload_doNotCacheClientSchemaMap`, the global that Payload sets in development.
 * Ends with: Payload caching these descriptions by language.
 */
export function disableFieldLabelCache(): void {
  Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
    configurable: true,
    get: () => true,
    set: () => undefined,
  })
}
