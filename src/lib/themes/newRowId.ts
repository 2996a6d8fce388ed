/** Generates an id for a row, which identifies it across languages. */
export const newRowId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
