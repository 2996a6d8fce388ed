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
  /** Fields of a form that is sent. */
  form?: Record<string, string>
  method?: string
}

/** Comes to a website as a visitor's browser does: by its host. */
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
  const answer = await (path.startsWith('/api/') ? serveApiOnHost : servePageOnHost)(app.config, request)
  return { headers: answer.headers, status: answer.status, text: await answer.text() }
}
