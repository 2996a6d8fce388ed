/** Whether a media type is that of a picture; what has no type yet is none. */
export const isPicture = (type: unknown): boolean => typeof type === 'string' && type.startsWith('image/')
