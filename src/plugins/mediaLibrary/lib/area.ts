/** Second half of error codes. */
export const AREA = 'media'
