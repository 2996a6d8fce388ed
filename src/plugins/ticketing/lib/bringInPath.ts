/** Where events of a box office are brought in, below the admin's root. */
export const bringInPath = (handle: string): `/${string}` => `/apps/${handle}/events`
