/**
 * Why: Payload keeps what a form is told of its fields once per collection, labels in the language of whoever opened it
 * first. It keeps nothing while this flag is up; telling a form anew takes a millisecond or less.
 * Relies on: `_payload_doNotCacheClientSchemaMap`, the global that Payload sets during development.
 * Ends with: Payload keeping these descriptions by language.
 */
export function describeFieldsAnew(): void {
  Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
    configurable: true,
    get: () => true,
    set: () => undefined,
  })
}
