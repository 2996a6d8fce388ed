/** Whether a media type is an image type; false if it is not known yet. */
export const isImageType = (type: unknown): boolean => typeof type === 'string' && type.startsWith('image/')

/** Whether social media and search engines display an image of this type. */
export const isSharedImageType = (type: unknown): boolean => isImageType(type) && type !== 'image/svg+xml'
