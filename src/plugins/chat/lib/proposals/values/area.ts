/** Area of refusals about proposed values. */
export const AREA = 'assistant'
