/**
 * Name of a value sent with a new file: an id that its browser gave this upload, the same for every attempt. It is not
 * stored in the document.
 */
export const UPLOAD_ID = '_upload'
