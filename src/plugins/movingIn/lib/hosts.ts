/** A host as addresses have it: in lower case and Punycode, so that the same host is written in one way. */
export const asciiHost = (host: string): string =>
  URL.canParse(`https://${host}`) ? new URL(`https://${host}`).host : host.toLowerCase()

/** The same without `www.`. */
export const bareHost = (host: string): string => asciiHost(host).replace(/^www\./, '')
