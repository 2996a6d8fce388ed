import { serveApiOnHost, servePageOnHost } from '@/config/serveHosts'
import type { TestApp } from './boot'

export interface Visit {
  status: number
  text: string
  headers: Headers
}

export interface VisitOptions {
  cookie?: string
  headers?: Record<string, string>
  /** Form fields to submit. */
  form?: Record<string, string>
  method?: string
}

/** Requests a website by host name, like a visitor's browser. */
export async function visit(
  app: TestApp,
  host: string,
  path: string,
  { cookie, form, headers = {}, method = form ? 'POST' : 'GET' }: VisitOptions = {},
): Promise<Visit> {
  const request = new Request(`http://internal:3000${path}`, {
    body: form ? new URLSearchParams(form).toString() : null,
    headers: {
      Host: host,
      ...(cookie && { Cookie: cookie }),
      ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    method,
  })
  const response = await (path.startsWith('/api/') ? serveApiOnHost : servePageOnHost)(app.config, request)
  return { headers: response.headers, status: response.status, text: await response.text() }
}
