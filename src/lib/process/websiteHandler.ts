import { oncePerProcess } from './oncePerProcess'

/** @returns null where the host is no website's */
export type ServeWebsite = (request: Request) => Promise<Response | null>

/**
 * Where the web server finds what answers visitors of websites, and asks it before Next: a page that is kept is sent in
 * less time than Next takes to find its route. Empty until the route of websites is loaded; without our web server, as
 * in development, Next asks that route. See `scripts/lib/web/answerWebsites.mjs`.
 */
export const websiteHandler = () => oncePerProcess<{ serve: ServeWebsite | null }>('website', () => ({ serve: null }))
