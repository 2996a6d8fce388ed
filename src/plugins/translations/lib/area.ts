export const AREA = 'translations'
