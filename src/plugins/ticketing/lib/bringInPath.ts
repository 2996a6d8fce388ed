/** Path, below the admin root, of the screen that imports box-office events. */
export const bringInPath = (handle: string): `/${string}` => `/apps/${handle}/events`
