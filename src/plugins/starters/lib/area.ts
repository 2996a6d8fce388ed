/** Second half of the error codes of the plugin's operations. */
export const AREA = 'starters'
