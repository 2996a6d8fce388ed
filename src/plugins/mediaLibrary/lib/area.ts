/** Second part of error codes. */
export const AREA = 'media'
