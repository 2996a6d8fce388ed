/** Whether a media type is an image type; false if it is not known yet. */
export const isImageType = (type: unknown): boolean => typeof type === 'string' && type.startsWith('image/')
