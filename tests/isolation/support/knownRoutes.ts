/** Every route by method and path, of which somebody has thought. Declared operations carry their own rule. */

/** Below every collection: the isolation suites try them all. */
export const OF_EVERY_COLLECTION = [
  'delete /',
  'delete /:id',
  'get /',
  'get /:id',
  'get /count',
  'get /versions',
  'get /versions/:id',
  'patch /',
  'patch /:id',
  'post /',
  'post /:id/duplicate',
  'post /access/:id',
  'post /access/:id?',
  'post /versions/:id',
]

/** Below every global. */
export const OF_EVERY_GLOBAL = [
  'get /',
  'get /versions',
  'get /versions/:id',
  'post /',
  'post /access',
  'post /versions/:id',
]

/** Below a collection that people sign in to. */
export const OF_AUTH = [
  'get /init',
  'get /me',
  'post /first-register',
  'post /forgot-password',
  'post /login',
  'post /logout',
  'post /refresh-token',
  'post /reset-password',
  'post /unlock',
  'post /verify/:id',
]

/** Below a collection of files. */
export const OF_UPLOADS = ['get /file/:filename', 'get /paste-url/:id?']

export const OF_PREFERENCES = ['delete /:key', 'get /:key', 'post /:key']

/** Answered with 404 before Payload sees them. */
export const OF_JOBS = ['get /handle-schedules', 'get /run']

/** Below the API's root. */
export const AT_ROOT = ['get /access', 'get /health/canary', 'get /health/live', 'get /health/ready']
