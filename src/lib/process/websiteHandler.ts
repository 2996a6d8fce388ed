import { oncePerProcess } from './oncePerProcess'

/** @returns null if the host does not belong to a website */
export type ServeWebsite = (request: Request) => Promise<Response | null>

/**
 * The handler for websites, which the web server calls before Next: sending a cached page is faster than Next's
 * routing. Null until the website route is loaded; without our web server, as in development, Next uses that route. See
 * `scripts/lib/web/answerWebsites.mjs`.
 */
export const websiteHandler = () => oncePerProcess<{ serve: ServeWebsite | null }>('website', () => ({ serve: null }))
