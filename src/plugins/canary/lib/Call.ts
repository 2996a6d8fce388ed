/** A request, without who sends it. */
export interface Call {
  method: string
  /** With its query. */
  path: string
  /** Sent as JSON. */
  body?: unknown
  /** Host of a website. Default: the admin's. */
  host?: string
  /** Cookie of a website or preview. */
  cookie?: string
}
