import { CONVERTED_TYPES } from './pictures/limits'

/** Limits for profile pictures of users and tenants. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024
const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml']
/** Types that may be uploaded: photographs from phones are stored as JPEG. */
export const AVATAR_UPLOAD_TYPES = [...AVATAR_TYPES, ...CONVERTED_TYPES]
